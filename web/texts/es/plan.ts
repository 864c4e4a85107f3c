/** The owner's plan card and the warnings about its limits. */
export const plan = {
  titulo: 'Tu plan',
  fallo: 'No se pudo cargar tu plan',
  prueba: (fecha: string) => `Prueba gratis hasta el ${fecha}`,
  pruebaFin: (plan: string) => `Después sigues con ${plan}. No se borra nada: tus colas siguen funcionando.`,
  fijo: 'El plan de este servicio lo define quien lo administra.',
  colas: 'Colas',
  turnosHoy: 'Turnos de hoy',
  sinLimite: 'sin límite',
  de: (usados: string, limite: string) => `${usados} de ${limite}`,
  cerca: 'Estás cerca del límite de tu plan.',
  lleno: 'Llegaste al límite de tu plan.',
  avisoTurnos: (usados: string, limite: string) =>
    `Hoy entregaste ${usados} de los ${limite} turnos de tu plan.`,
  agotado: 'Tu plan ya no entrega más turnos por hoy. Quienes esperan conservan su lugar.',
  ver: 'Ver planes',
  cambiar: 'Cambiar de plan',
  elegir: 'Elige tu plan',
  nota: 'El cambio rige de inmediato. Por ahora no se cobra nada.',
  terminaPrueba: (fecha: string) =>
    `Tu prueba gratis dura hasta el ${fecha}. Si confirmas un plan ahora, la prueba termina y rigen los límites de ese plan. Si esperas, no pierdes nada.`,
  confirmar: 'Cambiar plan',
  actual: 'Plan actual',
  proximamente: 'Próximamente',
  cambiado: (nombre: string) => `Ahora tienes el plan ${nombre}`,
  falloCambio: 'No se pudo cambiar el plan. Inténtalo de nuevo.',
} as const
