import type { CodigoError, DetalleError } from '#contract/errores.ts'
import type { EventoContado, TipoActor, TipoDeApunte } from '#domain/actividad.ts'
import type { PalabrasDePlanes } from '#domain/plan-catalogos.ts'
import type { Motivo, Reapertura } from '#server/base/rechazo.ts'
import { es } from './es/textos.ts'

/** A language as browsers name it: es, en, pt. */
export type Idioma = string

/** What a schema checker says of one fault. */
export interface Fault {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

interface Carta {
  subject: string
  text: string
  html: string
}

/** What a notice is about. What must not be repeated is null or empty. */
export interface DeTurno {
  empresa: string
  cola: string | null
  numero: string
  puesto: string | null
  delante: number | null
}

interface Nota {
  titulo: string
  texto: string
}

export interface TextosDeAvisos {
  llamado(de: DeTurno): Nota
  pronto(de: DeTurno): Nota
  deshecho(de: DeTurno): Nota
  anuncio(texto: string, de: DeTurno): Nota
  /** `empresa`: as a message may repeat it; may be empty. */
  prueba(empresa: string): Nota
  /** Below a message that a person can answer. */
  responder: string
  /** As a mail with a button and a link to unsubscribe. `empresa`: as a mail may repeat it; may be empty. */
  carta(nota: Nota, de: { enlace: string; enlaceDeBaja: string; empresa: string }): Carta
  /** The page behind that link. An empresa that is gone has no name. */
  baja: {
    pregunta(empresa: string): Nota & { boton: string }
    hecha(empresa: string): Nota
    desconocida: Nota
  }
}

/** How it is told who did what. */
interface TextosDeActividad {
  eventos: Record<EventoContado, string>
  apuntes: Record<TipoDeApunte, string>
  /** Who did it, where no person did. */
  actores: Record<TipoActor, string>
  yaNoEsta: string
  /** Names of fields. */
  campos: Readonly<Record<string, string>>
  /** What a field said; null: nothing. */
  valor(campo: string, valor: unknown): string | null
  columnas: readonly string[]
}

type CartaConEnlace = (nombre: string, enlace: string) => Carta

/** Everything that the server says to people, in one language. A language is a folder that exports one of these. */
export interface Textos {
  /** The sentence a person reads for each error: what happened, and what to do next. */
  errores: Record<CodigoError, string>
  /** The same of a cola that is closed, with when it opens. */
  reapertura(codigo: CodigoError, reapertura: Reapertura): string
  /** What a command finds wrong with a field that fits its schema. */
  motivos: Record<Motivo, string>
  /** Each fault as a field and a sentence to show beside it. */
  detalles(faults: readonly Fault[], body?: unknown): DetalleError[]
  /** What a successful call says to a person. */
  mensajes: Record<
    | 'correoConfirmado'
    | 'verificacionReenviada'
    | 'recuperacionEnviada'
    | 'contrasenaCambiada'
    | 'contrasenaPropiaCambiada',
    string
  >
  correos: {
    /** The name as a letter may repeat it; empty when it looks like no name. */
    nombreCorriente(nombre: string): string
    verificar: CartaConEnlace
    restablecer: CartaConEnlace
    cambiar_correo: CartaConEnlace
    ya_registrado: CartaConEnlace
    contrasena_cambiada: CartaConEnlace
    correo_cambiado: CartaConEnlace
    /** `navegador`: as people call it; empty when it is not known. */
    acceso_nuevo(nombre: string, enlace: string, navegador: string): Carta
    /** `empresa`: as a mail may repeat it; may be empty. */
    invitar(nombre: string, enlace: string, empresa: string): Carta
  }
  avisos: TextosDeAvisos
  planes: PalabrasDePlanes
  actividad: TextosDeActividad
  /** Figures of persons as a spreadsheet. */
  personal: { columnas: readonly string[]; sinNombre: Record<'nadie' | 'retirada', string> }
  /** The headings of the statistics as a spreadsheet. */
  columnas: readonly string[]
}

/** The languages that the server speaks. */
export const IDIOMAS = new Map<Idioma, Textos>([['es', es]])

const ORIGINAL: Idioma = 'es'

export const textosDe = (idioma: Idioma): Textos => IDIOMAS.get(idioma) ?? es

/** Of the languages that the server speaks, the one that an Accept-Language header likes best; es if it names none. */
export function elegirIdioma(header: string | undefined): Idioma {
  if (!header || IDIOMAS.size === 1) return ORIGINAL
  let best = { idioma: ORIGINAL, q: 0 }
  for (const part of header.slice(0, 200).split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const [idioma = ''] = name.split('-')
    const given = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const q = given ? Number(given.trim().slice(2)) : 1
    if (IDIOMAS.has(idioma) && q > best.q) best = { idioma, q }
  }
  return best.idioma
}
