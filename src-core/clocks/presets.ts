/** The time controls that are played, as people call them. */
export interface Preset {
  readonly name: string;
  /** In the exact form that parseTimeControl reads. */
  readonly text: string;
}

export const PRESETS: readonly Preset[] = [
  { name: '90+30', text: '5400+30' },
  { name: '40/90+30, 30+30', text: '40/5400+30:1800+30' },
  { name: '40/120, 20/60, 15+30', text: '40/7200:20/3600:900+30' },
  { name: '60', text: '3600' },
  { name: '25+10', text: '1500+10' },
  { name: '15+10', text: '900+10' },
  { name: '10+5', text: '600+5' },
  { name: '5+3', text: '300+3' },
  { name: '3+2', text: '180+2' },
  { name: '5 v 4 Armageddon', text: 'W300-B240' },
];
