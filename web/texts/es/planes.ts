export const planes = {
  proximamente: 'Próximamente',
  incluye: (nombre: string) => `Qué incluye ${nombre}`,
} as const
