export const preferencias = {
  titulo: 'Atención preferente',
  texto:
    'Quien la tiene entra a la cola como si hubiera llegado antes. Nunca se muestra en el monitor ni en las pantallas del público.',
  tipos: {
    'adulto mayor': 'Adulto mayor',
    embarazo: 'Embarazo',
    discapacidad: 'Discapacidad',
    cuidador: 'Con niños o a cargo de alguien',
    propia: 'Otra',
  },
  nombre: 'Nombre',
  quitar: (nombre: string) => `Quitar ${nombre}`,
  ventaja: 'Ventaja',
  siempre: 'Siempre primero',
  minutos: (minutos: number) => `${minutos} minutos`,
  ofrecida: 'El cliente la puede elegir',
  ofrecidaPista: 'En el kiosco y en el teléfono. Si no, solo la da el personal.',
  agregar: 'Agregar',
  guardar: 'Guardar preferencias',
  descartar: 'Descartar',
  guardadas: 'Las preferencias se guardaron',
  promesa: 'Lo que puedes prometer a los demás',
  promesaMinutos: (minutos: number) =>
    `Nadie que llegue más de ${minutos} minutos después que tú pasa antes.`,
  promesaSiempre: 'Solo pasa antes quien tiene atención preferente; los demás van en orden de llegada.',
  fallo: 'No se pudieron guardar las preferencias. Inténtalo de nuevo.',
  falloCarga: 'No se pudieron cargar las preferencias',
} as const
