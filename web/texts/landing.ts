export const landing = {
  titulo: 'Filas virtuales y turnos en línea',
  hero: {
    etiqueta: 'Listo en menos de 5 minutos',
    promesa: 'Tus clientes esperan sin hacer fila',
    texto:
      'Crea tu fila virtual, comparte un enlace o un QR y llama a cada persona cuando le toca. Sin instalar nada.',
    comenzar: 'Comenzar ahora',
    demo: 'Ver demo',
    posicion: 'Ver mi posición',
  },
  muestra: {
    descripcion:
      'Ejemplo: un teléfono con el turno 42, quince personas antes y 18 minutos de espera, junto a un monitor que llama al turno 27.',
    empresa: 'Clínica Central',
    cola: 'Consulta general',
    personas: '15',
    personasTexto: 'personas antes que tú',
    minutos: '18 minutos',
    tuTurno: 'Tu turno',
    turno: '42',
    ahora: 'Ahora',
    actual: '27',
    monitor: 'Sala de espera',
    enAtencion: 'En Atención',
    puesto: 'Puesto 2',
    siguientes: ['28', '29', '30'],
    siguientesTexto: 'Siguientes',
  },
} as const
