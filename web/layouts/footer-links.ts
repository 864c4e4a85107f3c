import { sitio } from '#texts/sitio.ts'
import { soporte } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'

export type FooterLink = { a: string; texto: string; solo?: string }

export const footerSections = (): { titulo: string; enlaces: FooterLink[] }[] => [
  {
    titulo: sitio.pie.producto,
    enlaces: [
      { a: paths.inicio(), texto: sitio.inicio },
      { a: paths.servicios(), texto: sitio.servicios, solo: 'servicio' },
      { a: paths.precios(), texto: sitio.precios, solo: 'servicio' },
      { a: paths.demo(), texto: sitio.pie.demo },
    ],
  },
  {
    titulo: sitio.pie.recursos,
    enlaces: [
      { a: paths.documentacion(), texto: sitio.pie.documentacion },
      { a: paths.documentacionApi(), texto: sitio.pie.api },
      { a: paths.preguntas(), texto: sitio.pie.preguntas, solo: 'servicio' },
      { a: paths.ayuda(), texto: sitio.pie.ayuda, solo: 'servicio' },
    ],
  },
  {
    titulo: sitio.pie.empresa,
    enlaces: [
      { a: paths.acerca(), texto: sitio.acerca, solo: 'servicio' },
      { a: paths.contacto(), texto: sitio.pie.contacto, solo: 'servicio' },
      { a: `mailto:${soporte}`, texto: sitio.pie.contacto, solo: 'propia soporte' },
      { a: paths.terminos(), texto: sitio.pie.terminos },
      { a: paths.accesibilidad(), texto: sitio.pie.accesibilidad },
    ],
  },
  {
    titulo: sitio.pie.accesos,
    enlaces: [
      { a: paths.verificarTurno(), texto: sitio.pie.posicion },
      { a: paths.login(), texto: sitio.iniciarSesion },
      { a: paths.registro(), texto: sitio.pie.crearCuenta, solo: 'registro-abierto' },
    ],
  },
]
