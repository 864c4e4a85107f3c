/** Names of everything cached, shared by the screens that read it and the actions that change it. */
export const keys = {
  empresas: (correo: string) => ['empresas', correo] as const,
  empresa: (id: string) => ['empresa', id] as const,
  publico: (empresaId: string) => ['publico', empresaId] as const,
  configuracion: (empresaId: string) => ['configuracion', empresaId] as const,
  colas: (empresaId: string) => ['cola', empresaId] as const,
  cola: (empresaId: string, colaId: string) => ['cola', empresaId, colaId] as const,
  estadisticas: (empresaId: string, periodo: string) => ['estadisticas', empresaId, periodo] as const,
  horario: (empresaId: string) => ['horario', empresaId] as const,
  feriados: (pais: string, anio: string) => ['feriados', pais, anio] as const,
  ajustesAvisos: (empresaId: string) => ['ajustes-avisos', empresaId] as const,
  entregas: (empresaId: string) => ['entregas', empresaId] as const,
  anuncios: (empresaId: string) => ['anuncios', empresaId] as const,
  plan: (correo: string) => ['plan', correo] as const,
  sesiones: (correo: string) => ['sesiones', correo] as const,
  dispositivos: (empresaId: string) => ['dispositivos', empresaId] as const,
}
