import { sitio } from '#texts/sitio.ts'
import { paths } from '#web/paths.ts'

export const footerSections = () => [
  {
    titulo: sitio.pie.producto,
    enlaces: [
      { a: paths.inicio(), texto: sitio.inicio },
      { a: paths.servicios(), texto: sitio.servicios },
      { a: paths.precios(), texto: sitio.precios },
      { a: paths.demo(), texto: sitio.pie.demo },
    ],
  },
  {
    titulo: sitio.pie.recursos,
    enlaces: [
      { a: paths.documentacion(), texto: sitio.pie.documentacion },
      { a: paths.documentacionApi(), texto: sitio.pie.api },
      { a: paths.preguntas(), texto: sitio.pie.preguntas },
      { a: paths.ayuda(), texto: sitio.pie.ayuda },
    ],
  },
  {
    titulo: sitio.pie.empresa,
    enlaces: [
      { a: paths.acerca(), texto: sitio.acerca },
      { a: paths.contacto(), texto: sitio.pie.contacto },
      { a: paths.terminos(), texto: sitio.pie.terminos },
      { a: paths.accesibilidad(), texto: sitio.pie.accesibilidad },
    ],
  },
  {
    titulo: sitio.pie.accesos,
    enlaces: [
      { a: paths.verificarTurno(), texto: sitio.pie.posicion },
      { a: paths.login(), texto: sitio.iniciarSesion },
      { a: paths.registro(), texto: sitio.pie.crearCuenta },
    ],
  },
]
