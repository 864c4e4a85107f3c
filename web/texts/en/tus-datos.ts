import type { tusDatos as es } from '../es/tus-datos.ts'
import type { Texts } from '../texts.ts'

export const tusDatos = {
  titulo: 'Data',
  texto: 'What we keep about you is yours.',
  descargar: {
    bloque: 'Download',
    titulo: 'A copy of your data',
    texto:
      'A JSON file with everything we store about your account: your companies, their queues, their tickets, and their history.',
    boton: 'Download my data',
    archivo: 'turnero-my-data.json',
    hecho: 'Your data was downloaded',
    fallo: "Couldn't download your data. Try again.",
  },
  eliminar: {
    titulo: 'Delete your account',
    texto: "Your account and all your companies are deleted. This can't be undone.",
    boton: 'Delete my account',
    pregunta: 'Delete your account?',
    pierdes: 'Deleted forever:',
    perdidas: [
      'Your companies, with their queues, links, and QR codes.',
      'The place of the people waiting now.',
      'The history and statistics of your queues.',
      'Your plan and your access to Turnero.',
    ],
    aviso: "It can't be recovered. First download anything you want to keep.",
    contrasena: 'Confirm with your password',
    contrasenaVacia: 'Enter your password',
    confirmar: 'Delete account',
    fallo: "Couldn't delete the account. Try again.",
  },
} as const satisfies Texts<typeof es>
