/** Previews of public screens in the settings: invented people, real colours. */
export const vistaPrevia = {
  monitor: 'Así se verá el monitor',
  telefono: 'Así se verá en el teléfono',
  nombre: 'María López Ruiz',
  cola: 'Atención general',
  numero: 15,
  siguiente: 16,
  hora: '10:30',
  enAtencion: 'En Atención',
  ultimos: 'Últimos llamados',
  faltan: 'Turnos faltantes',
  cuantosFaltan: 3,
  estimado: '10 a 15 min',
  tuTurno: 'Tu turno',
  cancelar: 'Cancelar turno',
} as const
