let context: AudioContext | null = null;

/** Two even tones, as a clock gives at a flag. A page nobody has touched yet stays silent. */
export function soundFlag(): void {
  // one for the page; not that of a page before it
  if (!(context instanceof AudioContext)) context = new AudioContext();
  const begin = context.currentTime + 0.02;
  for (const after of [0, 0.35]) tone(context, begin + after);
}

function tone(audio: AudioContext, at: number): void {
  const sound = audio.createOscillator();
  const loudness = audio.createGain();
  sound.frequency.value = 880;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.3, at + 0.02);
  loudness.gain.linearRampToValueAtTime(0, at + 0.25);
  sound.connect(loudness).connect(audio.destination);
  sound.start(at);
  sound.stop(at + 0.3);
}
