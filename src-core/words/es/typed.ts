/** Días y horas que se escriben: iguales en cualquier navegador. */
export const typed = {
  day: 'Día',
  hour: 'Hora',
  places: { day: 'dd/mm/aaaa', hour: 'hh:mm' },
  wrongDay: 'Un día del calendario, como 29/11/2026',
  wrongHour: 'Una hora de 0:00 a 23:59, como 16:30',
  missingDay: 'Falta el día',
  missingHour: 'Falta la hora',
  at: (day: string, hour: string) => `${day}, a las ${hour}`,
};
