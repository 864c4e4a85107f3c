export const precios = {
  titulo: 'Planes y precios',
  descripcion:
    'Tres planes para tus colas virtuales, con 14 días gratis, sin compromisos y configuración inmediata.',
  encabezado: 'Elige cómo quieres atender',
  texto: 'Empieza hoy y cambia de plan cuando tu negocio lo pida. Tus datos se quedan contigo.',
  sellos: ['14 días gratis', 'Sin compromisos', 'Configuración inmediata'],
  planes: 'Planes',
  dudas: {
    titulo: '¿Te queda alguna duda?',
    texto: 'Te ayudamos a elegir. Las preguntas más comunes ya tienen respuesta.',
    soporte: 'Contactar a soporte',
    preguntas: 'Ver preguntas frecuentes',
  },
  claro: {
    titulo: 'Lo que siempre es claro',
    puntos: [
      {
        titulo: 'Una prueba de verdad',
        texto:
          'Cada cuenta nueva tiene 14 días del plan intermedio completo. Después sigue en el primer plan, sin cobros sorpresa.',
      },
      {
        titulo: 'Nada se borra',
        texto: 'Si bajas de plan, tus colas siguen funcionando. Solo se detiene la creación de nuevas.',
      },
      {
        titulo: 'Límites por empresa',
        texto: 'Colas y turnos diarios se cuentan por empresa, y te avisamos al llegar al 80 %.',
      },
    ],
  },
} as const
