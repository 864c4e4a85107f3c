export const camposDeCola = {
  titulo: 'Qué preguntar al sacar turno',
  texto: 'Hasta 8 datos además del nombre. Los ve quien atiende y se borran junto con los nombres.',
  agregar: 'Agregar una pregunta',
  nombre: (lugar: number) => `Pregunta ${lugar}`,
  nombreEjemplo: 'Motivo de la visita',
  quitar: (nombre: string) => `Quitar la pregunta ${nombre}`,
  tipo: 'Tipo de respuesta',
  tipos: {
    texto: 'Texto',
    numero: 'Número',
    opcion: 'Una opción de una lista',
    documento: 'Documento de identidad',
  },
  opciones: 'Opciones',
  opcionesPista: 'Sepáralas con comas.',
  obligatorio: 'Es obligatoria',
  falta: 'Escribe el nombre de cada pregunta, y las opciones donde hay una lista',
} as const
