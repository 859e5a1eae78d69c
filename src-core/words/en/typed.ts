/** Days and hours as they are typed: the same in any browser. */
export const typed = {
  day: 'Day',
  hour: 'Time',
  places: { day: 'dd/mm/yyyy', hour: 'hh:mm' },
  wrongDay: 'A day of the calendar, such as 29/11/2026',
  wrongHour: 'A time from 0:00 to 23:59, such as 16:30',
  missingDay: 'The day is missing',
  missingHour: 'The time is missing',
  at: (day: string, hour: string) => `${day}, at ${hour}`,
};
