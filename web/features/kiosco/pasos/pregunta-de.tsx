import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { VALOR_MAXIMO } from '#contract/campo.ts'
import type { Publico } from '#contract/cola.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { pedirTurno } from '#texts/pedir-turno.ts'
import { preguntas } from '#texts/preguntas.ts'
import type { usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { Escribir } from './escribir.tsx'
import { iconoDe } from './icono-de.ts'
import { Opciones } from './opciones.tsx'
import { errorDe, type Paso } from './pasos-de.ts'
import type { Tecleo } from './teclado.tsx'

type Form = ReturnType<typeof usePedido>['form']

type Asked = {
  titulo: string
  texto?: string
  /** The choices, to be read aloud. */
  opciones?: string[]
  /** Whether it is answered by typing. */
  escribe?: boolean
  /** What to say if the person continues without an answer that is required. */
  falta?: string
  control?: ReactNode
}

type Options = {
  paso: Paso
  form: Form
  preferencias: Publico['preferencias']
  /** Whether the cola requires a name. */
  exige: boolean
  /** How often the person continued without an answer. */
  missing: number
  /** Gives a text of the company in the language of the page. */
  propio: (texto: string) => string
}

const PERSONAS_CIFRAS = 2

/** The words and the control of a step. */
export function preguntaDe({ paso, form, preferencias, exige, missing, propio }: Options): Asked {
  const { values, errors } = form
  const { respuestas } = values
  const answer = (change: Partial<typeof respuestas>) =>
    form.edit({ respuestas: { ...respuestas, ...change } })
  const error = (falta?: string) => (falta && missing > 0 ? falta : errorDe(paso, errors))
  const typed = (etiqueta: string, tecleo: Tecleo, falta?: string) => ({
    etiqueta,
    tecleo,
    error: error(falta),
    refusals: form.refusals + missing,
  })

  if (paso.tipo === 'nombre') {
    const falta = exige && !values.nombre.trim() ? t.faltaNombre : undefined
    const { maxLength } = form.field('nombre')
    return {
      titulo: t.comoTeLlamas,
      texto: t.comoTeLlamasTexto,
      escribe: true,
      falta,
      control: (
        <Escribir
          {...typed(t.nombre, 'nombre', falta)}
          key={paso.id}
          value={values.nombre}
          maxLength={maxLength}
          onChange={(nombre) => form.edit({ nombre })}
        />
      ),
    }
  }
  if (paso.tipo === 'personas') {
    return {
      titulo: preguntas.personas,
      escribe: true,
      control: (
        <Escribir
          {...typed(preguntas.personas, 'numero')}
          key={paso.id}
          value={respuestas.personas}
          maxLength={PERSONAS_CIFRAS}
          placeholder="1"
          onChange={(personas) => answer({ personas: personas.replace(/\D/g, '') })}
        />
      ),
    }
  }
  if (paso.tipo === 'campo') {
    const { id, tipo, obligatorio, opciones } = paso.campo
    const nombre = propio(paso.campo.nombre)
    const value = respuestas.campos[id] ?? ''
    const falta = obligatorio && !value.trim() ? preguntas.falta : undefined
    const set = (valor: string) => answer({ campos: { ...respuestas.campos, [id]: valor } })
    if (tipo !== 'opcion') {
      return {
        titulo: nombre,
        escribe: true,
        falta,
        control: (
          <Escribir
            {...typed(nombre, tipo, falta)}
            key={paso.id}
            value={value}
            maxLength={VALOR_MAXIMO}
            onChange={set}
          />
        ),
      }
    }
    return {
      titulo: nombre,
      texto: preguntas.elige,
      opciones: opciones.map(propio),
      falta,
      control: (
        <Opciones
          key={paso.id}
          pregunta={nombre}
          opciones={opciones.map((opcion) => ({ id: opcion, nombre: propio(opcion) }))}
          chosen={value}
          error={error(falta)}
          onChoose={set}
        />
      ),
    }
  }
  if (paso.tipo === 'preferencia') {
    const ninguna = { id: '', nombre: preguntas.ninguna, icono: Check, texto: t.porOrden }
    const otras = preferencias.map(({ id, nombre }) => ({
      id,
      nombre: propio(nombre),
      icono: iconoDe(nombre),
    }))
    return {
      titulo: t.preferente,
      texto: t.preferenteTexto,
      opciones: [ninguna, ...otras].map(({ nombre }) => nombre),
      control: (
        <Opciones
          key={paso.id}
          pregunta={t.preferente}
          opciones={[ninguna, ...otras]}
          chosen={respuestas.preferenciaId}
          onChoose={(preferenciaId) => answer({ preferenciaId })}
        />
      ),
    }
  }
  if (paso.tipo === 'codigo') {
    return {
      titulo: pedirTurno.codigoSala,
      texto: pedirTurno.codigoSalaPista,
      escribe: true,
      control: (
        <Escribir
          {...typed(pedirTurno.codigoSala, 'documento')}
          key={paso.id}
          value={values.codigoSala}
          onChange={(codigoSala) => form.edit({ codigoSala })}
        />
      ),
    }
  }
  return { titulo: pedirTurno.cola }
}
