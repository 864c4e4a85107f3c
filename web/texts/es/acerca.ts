export const acerca = {
  titulo: 'Acerca de Nosotros',
  descripcion:
    'Turnero nació en una feria de tecnología universitaria. Conoce nuestra historia, nuestra misión y al equipo.',
  encabezado: 'Cuatro estudiantes cansados de hacer fila',
  texto:
    'Turnero nació en la universidad, para una feria de tecnología. La idea cabía en una frase: que nadie tenga que quedarse de pie para no perder su lugar.',
  historia: {
    etiqueta: 'Nuestra historia',
    titulo: 'De un stand de feria a tu mostrador',
    hitos: [
      {
        titulo: 'La pregunta',
        texto: 'Dos horas en una fila para un trámite de cinco minutos. ¿Por qué no esperar en otra parte?',
      },
      {
        titulo: 'La feria',
        texto: 'Un prototipo, un QR pegado en la mesa y visitantes que tomaban turno para probarlo.',
      },
      {
        titulo: 'El producto',
        texto: 'Panel, kiosco, monitor y teléfono: un servicio completo que funciona en cualquier navegador.',
      },
    ],
  },
  mision: {
    etiqueta: 'Misión',
    titulo: 'Que esperar no cueste tiempo ni dignidad',
    texto:
      'Queremos que una fonda de barrio tenga la misma tecnología de turnos que un banco grande, y que quien espera siempre sepa cuánto falta.',
  },
  equipo: {
    etiqueta: 'Equipo',
    titulo: 'Quiénes lo hacen',
    foto: (nombre: string) => `Retrato de ${nombre}`,
  },
} as const
