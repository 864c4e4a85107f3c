import { sitio } from '#texts/sitio.ts'
import { paths } from '#web/paths.ts'

const t = sitio.pie

export const FOOTER_SECTIONS = [
  {
    titulo: t.producto,
    enlaces: [
      { a: paths.inicio(), texto: sitio.inicio },
      { a: paths.servicios(), texto: sitio.servicios },
      { a: paths.precios(), texto: sitio.precios },
      { a: paths.demo(), texto: t.demo },
    ],
  },
  {
    titulo: t.recursos,
    enlaces: [
      { a: paths.documentacion(), texto: t.documentacion },
      { a: paths.documentacionApi(), texto: t.api },
      { a: paths.preguntas(), texto: t.preguntas },
      { a: paths.ayuda(), texto: t.ayuda },
    ],
  },
  {
    titulo: t.empresa,
    enlaces: [
      { a: paths.acerca(), texto: sitio.acerca },
      { a: paths.contacto(), texto: t.contacto },
      { a: paths.terminos(), texto: t.terminos },
    ],
  },
  {
    titulo: t.accesos,
    enlaces: [
      { a: paths.verificarTurno(), texto: t.posicion },
      { a: paths.login(), texto: sitio.iniciarSesion },
      { a: paths.registro(), texto: t.crearCuenta },
    ],
  },
]
