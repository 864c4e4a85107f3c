import type { CategoriaEnviada } from '#contract/cola.ts'
import type { CambiosEmpresa } from '#contract/empresa.ts'
import type { CodigoError, DetalleError } from '#contract/errores.ts'
import type { Idioma } from '#contract/idioma.ts'
import type { EventoContado, TipoActor, TipoDeApunte } from '#domain/actividad.ts'
import { idiomaDeCodigo } from '#domain/idioma.ts'
import type { PalabrasDePlanes } from '#domain/plan-catalogos.ts'
import type { Fallo, Reapertura } from '#server/base/rechazo.ts'
import { en } from './en/textos.ts'
import { es } from './es/textos.ts'
import { pt } from './pt/textos.ts'

/** A validation error of Ajv. */
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

/** The turno of a notice. Texts that must not be repeated in a message are null or empty. */
export interface DeTurno {
  empresa: string
  cola: string | null
  numero: string
  puesto: string | null
  delante: number | null
}

/** `temprano`: sent before quiet hours, so the turno is not near yet. */
interface DeTurnoCercano extends DeTurno {
  temprano: boolean
}

interface Nota {
  titulo: string
  texto: string
}

interface DeCarta {
  enlace: string
  enlaceDeBaja: string
  empresa: string
  /** The installation's brand, for a mail that may not repeat the name of the empresa. */
  marca: string
}

export interface TextosDeAvisos {
  llamado(de: DeTurno): Nota
  pronto(de: DeTurnoCercano): Nota
  deshecho(de: DeTurno): Nota
  /** The staff asks one customer to come closer. */
  acercate(de: DeTurno): Nota
  /** One line about what a customer's message did. */
  contestaciones: Record<
    'aviso' | 'si' | 'baja' | 'voy' | 'tarde' | 'cancelo' | 'mensaje',
    (de: DeTurno, minutos: number | null) => string
  >
  anuncio(texto: string, de: DeTurno): Nota
  /** `empresa` is the name as a message may repeat it, or empty. */
  prueba(empresa: string): Nota
  /** Asks the owner of a destination to confirm it. `empresa` is the name as a message may repeat it, or empty. */
  confirmar(de: { empresa: string; cuando: number; zona: string }): Nota
  /** Added below a message that the customer can answer. */
  responder: string
  responderAConfirmar: string
  /** A mail with a button and a link to unsubscribe. `empresa` is the name as a mail may repeat it, or empty. */
  carta(nota: Nota, de: DeCarta): Carta
  cartaDeConfirmar(nota: Nota, de: DeCarta): Carta
  /** The page that confirms a destination. The name of a deleted empresa is empty. */
  alta: {
    pregunta(empresa: string): Nota & { boton: string }
    hecha(empresa: string): Nota
  }
  /** The unsubscribe page. The name of a deleted empresa is empty. */
  baja: {
    pregunta(empresa: string): Nota & { boton: string }
    hecha(empresa: string): Nota
    desconocida: Nota
  }
}

/** Settings of a company and of a queue that owners change. */
type Ajuste = keyof CambiosEmpresa | Exclude<keyof CategoriaEnviada, 'id'>

/** Texts of the activity log. */
interface TextosDeActividad {
  eventos: Record<EventoContado, string>
  apuntes: Record<TipoDeApunte, string>
  /** Names of actors other than usuarios. */
  actores: Record<TipoActor, string>
  yaNoEsta: string
  /** Names of fields, at least of every setting. */
  campos: Readonly<Record<Ajuste, string>> & Readonly<Record<string, string>>
  /** Formats the value of a field, with times as in the country of the zone; null for no value. */
  valor(campo: string, valor: unknown, zona: string): string | null
  columnas: readonly string[]
}

export type CartaConEnlace = (nombre: string, enlace: string) => Carta

/** All texts of the server in one language. Each language is a folder that exports one of these. */
export interface Textos {
  /** The sentence shown for each error: what happened, and what to do next. */
  errores: Record<CodigoError, string>
  /** The refusal of a registration, with the address to ask for an account. */
  registroCerrado(soporte: string): string
  /** The sentence for a closed cola, with the time at which it opens. */
  reapertura(codigo: CodigoError, reapertura: Reapertura): string
  /** Sentences for fields that a command rejects although they match the schema. */
  fallos: Record<Fallo, string>
  /** Converts validation errors to fields with a sentence to show beside each. */
  detalles(faults: readonly Fault[], body?: unknown): DetalleError[]
  /** Messages of successful calls. */
  mensajes: Record<
    | 'correoConfirmado'
    | 'verificacionReenviada'
    | 'recuperacionEnviada'
    | 'contrasenaCambiada'
    | 'contrasenaPropiaCambiada',
    string
  >
  /** The mails of accounts, with the installation's brand. */
  correos(marca: string): {
    verificar: CartaConEnlace
    restablecer: CartaConEnlace
    cambiar_correo: CartaConEnlace
    ya_registrado: CartaConEnlace
    contrasena_cambiada: CartaConEnlace
    correo_cambiado: CartaConEnlace
    /** `navegador` is the common name of the browser, or empty if unknown. */
    acceso_nuevo(nombre: string, enlace: string, navegador: string): Carta
    /** `empresa` is the name as a mail may repeat it, or empty. */
    invitar(nombre: string, enlace: string, empresa: string): Carta
  }
  avisos: TextosDeAvisos
  planes: PalabrasDePlanes
  actividad: TextosDeActividad
  /** The public page with a company's privacy notice. */
  privacidad: Record<'responsable' | 'contacto' | 'completo' | 'actual' | 'volver', string> & {
    titulo(empresa: string): string
    version(version: number, fecha: string): string
  }
  /** Texts of the CSV file with personal figures. */
  personal: { columnas: readonly string[]; sinNombre: Record<'nadie' | 'retirada', string> }
  /** Headings of the CSV file with the statistics. */
  columnas: readonly string[]
}

const TEXTOS: Record<Idioma, Textos> = { es, en, pt }

/** Returns the texts of a language. A stored code of a language that no longer exists gets the original. */
export const textosDe = (idioma: string): Textos => TEXTOS[idiomaDeCodigo(idioma) ?? 'es']

/** Returns the supported language that an Accept-Language header prefers, or null if it names none. */
export function preferido(header: string | undefined): Idioma | null {
  let best: { idioma: Idioma | null; q: number } = { idioma: null, q: 0 }
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [name = '', ...parameters] = part.trim().split(';')
    const idioma = idiomaDeCodigo(name)
    const given = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const q = given ? Number(given.trim().slice(2)) : 1
    if (idioma && q > best.q) best = { idioma, q }
  }
  return best.idioma
}
