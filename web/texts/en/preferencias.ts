import type { preferencias as es } from '../es/preferencias.ts'
import type { Texts } from '../texts.ts'

export const preferencias = {
  titulo: 'Priority service',
  texto:
    'Whoever has it joins the queue as if they had arrived earlier. It is never shown on the wall screen or on public screens.',
  tipos: {
    'adulto mayor': 'Older adult',
    embarazo: 'Pregnancy',
    discapacidad: 'Disability',
    cuidador: 'With children or caring for someone',
    propia: 'Other',
  },
  nombre: 'Name',
  quitar: (nombre: string) => `Remove ${nombre}`,
  ventaja: 'Advantage',
  siempre: 'Always first',
  minutos: (minutos: number) => `${minutos} minutes`,
  ofrecida: 'Customers can choose it',
  ofrecidaPista: 'At the kiosk and on their phone. Otherwise only the staff can give it.',
  agregar: 'Add',
  guardar: 'Save priorities',
  descartar: 'Discard',
  guardadas: 'The priorities were saved',
  promesa: 'What you can promise everyone else',
  promesaMinutos: (minutos: number) =>
    `No one who arrives more than ${minutos} minutes after you goes ahead of you.`,
  promesaSiempre: 'Only people with priority service go ahead; everyone else goes in order of arrival.',
  fallo: "Couldn't save the priorities. Try again.",
  falloCarga: "Couldn't load the priorities",
} as const satisfies Texts<typeof es>
