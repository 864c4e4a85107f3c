import type { sitio as es } from '../es/sitio.ts'
import type { Texts } from '../texts.ts'

export const sitio = {
  menuPrincipal: 'Main',
  inicio: 'Home',
  servicios: 'Services',
  precios: 'Pricing',
  acerca: 'About us',
  iniciarSesion: 'Log in',
  pie: {
    lema: 'Queues without lines.',
    derechos: 'Made by students, for those who serve and those who wait.',
    producto: 'Product',
    demo: 'Demo',
    recursos: 'Resources',
    documentacion: 'Documentation',
    api: 'REST API',
    preguntas: 'FAQ',
    ayuda: 'Help center',
    empresa: 'Company',
    contacto: 'Contact',
    terminos: 'Terms and conditions',
    accesibilidad: 'Accessibility',
    accesos: 'Access',
    crearCuenta: 'Create account',
    posicion: 'Check my place',
  },
  banda: {
    titulo: 'Your first virtual queue can open today',
    texto: '14 days free, no card, no commitment.',
    boton: 'See plans and pricing',
  },
} as const satisfies Texts<typeof es>
