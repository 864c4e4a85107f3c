/** Names of everything cached, shared by the screens that read it and the actions that change it. */
export const keys = {
  empresas: (correo: string) => ['empresas', correo] as const,
  empresa: (id: string) => ['empresa', id] as const,
  publico: (empresaId: string) => ['publico', empresaId] as const,
  configuracion: (empresaId: string) => ['configuracion', empresaId] as const,
  preferencias: (empresaId: string) => ['preferencias', empresaId] as const,
  colas: (empresaId: string) => ['cola', empresaId] as const,
  cola: (empresaId: string, colaId: string) => ['cola', empresaId, colaId] as const,
  colaEntera: (empresaId: string, colaId: string) => ['cola-entera', empresaId, colaId] as const,
  recientes: (empresaId: string, colaId: string) => ['recientes', empresaId, colaId] as const,
  estadisticas: (empresaId: string, periodo: string) => ['estadisticas', empresaId, periodo] as const,
  horario: (empresaId: string) => ['horario', empresaId] as const,
  feriados: (pais: string, anio: string) => ['feriados', pais, anio] as const,
  plan: (correo: string) => ['plan', correo] as const,
  sesiones: (correo: string) => ['sesiones', correo] as const,
  puerta: (empresaId: string) => ['puerta', empresaId] as const,
  dispositivos: (empresaId: string) => ['dispositivos', empresaId] as const,
}
