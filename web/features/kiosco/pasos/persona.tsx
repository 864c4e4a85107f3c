import { ArrowRight, Ticket } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ColaPublica, Publico } from '#contract/cola.ts'
import type { Idioma } from '#contract/idioma.ts'
import type { DatosPagina } from '#contract/paginas.ts'
import type { Turno } from '#contract/turno.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { pedirTurno } from '#texts/pedir-turno.ts'
import { isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { formatEstimado } from '#web/lib/page/format.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { exigeNombre, usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { usePropio } from '#web/shared/propio.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { cx } from '#web/ui/cx.ts'
import { CONTENT_ID } from '#web/ui/skip-link.tsx'
import { type Acceso, Accesos, SIN_AYUDAS } from './accesos.tsx'
import { Cabeza, CabezaDePaso, Marca, Volver } from './cabeza.tsx'
import { Cerrado } from './cerrado.tsx'
import { CuentaAtras } from './cuenta-atras.tsx'
import { iconoDe } from './icono-de.ts'
import { Inicio } from './inicio.tsx'
import { useLectura } from './leer.ts'
import { usePaginas } from './losas.tsx'
import { errorDe, pasosDe } from './pasos-de.ts'
import { Pregunta } from './pregunta.tsx'
import { preguntaDe } from './pregunta-de.tsx'
import { Privacidad } from './privacidad.tsx'
import { Servicio } from './servicio.tsx'
import { EnElTelefono } from './telefono.tsx'
import { TurnoDado } from './turno.tsx'
import { useIdle } from './use-idle.ts'
import type { Imprimir } from './use-imprimir.ts'

/** After this long without a touch the kiosk returns to its first page. */
const IDLE_S = 45
/** It says so for the last seconds. */
const WARNING_S = 15

export type PersonaProps = {
  datos: DatosPagina
  publico: Publico
  offline: boolean
  turno: Turno | null
  idiomas: readonly Idioma[]
  imprimir: Imprimir
  onAjustes: (() => void) | null
  onTurno: (turno: Turno) => void
  onNext: () => void
}

/** One person at the kiosk: everything here is new for the next. */
export function Persona(props: PersonaProps) {
  const { datos, publico, offline, turno, idiomas, imprimir, onAjustes, onTurno, onNext } = props
  const { empresa, colas, preferencias } = publico
  const propio = usePropio()
  const { form, cola, pideCodigo } = usePedido({
    empresaId: datos.empresaId,
    origen: 'kiosco',
    colas,
    preferred: datos.colaId.toLowerCase(),
    faltaNombre: t.faltaNombre,
    onTurno,
  })
  const home = idiomas.length > 1 ? 'inicio' : 'servicio'
  const [actual, setActual] = useState<string>(home)
  const [acceso, setAcceso] = useState<Acceso>(SIN_AYUDAS)
  const [abiertos, setAbiertos] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [missing, setMissing] = useState(0)
  const main = useRef<HTMLElement>(null)

  const pasos = pasosDe(cola, preferencias, pideCodigo)
  const index = Math.max(
    0,
    pasos.findIndex(({ id }) => id === actual),
  )
  const paso = pasos[index] ?? { tipo: 'servicio', id: 'servicio' }
  const last = index === pasos.length - 1
  const open = colas.some(({ admite }) => admite === 'si')
  const vista = turno ? 'turno' : !open ? 'cerrado' : actual === 'inicio' ? 'inicio' : paso.id
  const enCasa = vista === home || vista === 'cerrado'

  const changed = acceso !== SIN_AYUDAS || currentLanguage() !== datos.idioma
  const counting = turno ? stopped : (!enCasa || changed) && !form.pending
  const left = useIdle(counting, IDLE_S, onNext)

  // Each question that was refused is asked again.
  const ask = useEffectEvent(() => {
    const refused = pasos.find((one) => errorDe(one, form.errors))
    if (refused) setActual(refused.id)
  })
  useEffect(() => {
    if (form.refusals > 0) ask()
  }, [form.refusals])

  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the page.
  useEffect(() => {
    if (!first.current && !main.current?.querySelector('input:focus')) main.current?.focus()
    first.current = false
  }, [vista])

  const exige = exigeNombre(cola)
  const pregunta = preguntaDe({ paso, form, preferencias, exige, missing, propio })
  const leida =
    vista === 'turno' && turno
      ? [t.exito(turno.nombre, turno.etiqueta)]
      : vista === 'inicio'
        ? [t.hola, t.empezar]
        : vista === 'servicio'
          ? [pedirTurno.cola, ...colas.map(({ nombre }) => propio(nombre))]
          : vista === 'cerrado'
            ? [t.cerrado]
            : [pregunta.titulo, ...(pregunta.opciones ?? [])]
  useLectura(acceso.audio, leida.join('. '))

  function go(to: number) {
    setMissing(0)
    setActual(pasos[to]?.id ?? home)
  }
  function advance() {
    if (form.pending) return
    if (pregunta.falta) return setMissing((before) => before + 1)
    if (last) form.submit()
    else go(index + 1)
  }
  function skipName() {
    if (form.pending) return
    if (last) return form.submitWith({ nombre: '' })
    form.edit({ nombre: '' })
    go(index + 1)
  }
  const back = () => (index > 0 ? go(index - 1) : setActual(home))
  const oneTouch = (una: ColaPublica) => pasosDe(una, preferencias, pideCodigo).length === 1
  function choose(chosen: ColaPublica) {
    if (form.pending) return
    const [, next] = pasosDe(chosen, preferencias, pideCodigo)
    // Nothing to ask: one touch gives the turno.
    if (!next) return form.submitWith({ colaId: chosen.id })
    form.edit({ colaId: chosen.id })
    setMissing(0)
    setActual(next.id)
  }

  const paginas = usePaginas(
    colas,
    colas.findIndex(({ id }) => id === cola?.id),
  )
  const volver = <Volver onBack={back} className="k-boton linea k-volver-abajo" />

  return (
    <div
      className={cx(
        'kiosco print:hidden',
        acceso.abajo && 'abajo',
        acceso.grande && 'grande',
        acceso.contraste && 'contraste',
      )}
    >
      <Cabeza abiertos={abiertos} onAccesos={() => setAbiertos(!abiertos)}>
        {enCasa || turno ? (
          <Marca empresa={empresa} onAjustes={onAjustes} />
        ) : (
          <CabezaDePaso
            titulo={vista === 'servicio' ? pedirTurno.cola : pregunta.titulo}
            paso={index + 1}
            de={pasos.length}
            onBack={back}
          />
        )}
      </Cabeza>
      <main
        id={CONTENT_ID}
        ref={main}
        tabIndex={-1}
        className={cx('flex flex-1 flex-col outline-none', !enCasa && !turno && 'k-paso')}
      >
        {offline && (
          <p role="status" className="k-aviso k-sin-red">
            {t.sinRed}
          </p>
        )}
        {turno ? (
          <TurnoDado
            datos={datos}
            turno={turno}
            zona={empresa.zona}
            imprimir={imprimir}
            stopped={stopped}
            onStop={() => setStopped(true)}
            onReady={onNext}
          />
        ) : !open ? (
          <Cerrado publico={publico} />
        ) : vista === 'inicio' ? (
          <Inicio
            empresaId={datos.empresaId}
            enEspera={colas.reduce((sum, { enEspera }) => sum + enEspera, 0)}
            idiomas={idiomas}
            onStart={() => setActual('servicio')}
          />
        ) : vista === 'servicio' ? (
          <div className={cx('k-cuerpo', enCasa && 'k-con-qr')}>
            <div className="k-columna">
              <Cielo empresa={empresa} />
              <Pregunta
                titulo={pedirTurno.cola}
                texto={
                  paginas.paginas > 1
                    ? `${t.servicioTexto} · ${t.pagina(paginas.pagina, paginas.paginas)}`
                    : t.servicioTexto
                }
              />
              {form.errors.colaId ? <p className="k-aviso">{form.errors.colaId}</p> : <Fallo form={form} />}
              <Servicio
                colas={paginas.items}
                publico={publico}
                chosen={cola?.id}
                pending={form.pending}
                onChoose={choose}
              />
            </div>
            {enCasa && <EnElTelefono empresaId={datos.empresaId} />}
            <div className="k-pie">
              {!enCasa && volver}
              {colas.some(oneTouch) && <Privacidad empresa={empresa} />}
              {paginas.paginas > 1 && (
                <button type="button" className="k-boton linea" onClick={paginas.next}>
                  {t.verMas}
                </button>
              )}
              {cola?.admite === 'si' && (
                <button type="button" className="k-boton" onClick={() => choose(cola)}>
                  <span>{acceso.abajo ? propio(cola.nombre) : t.continuarCon(propio(cola.nombre))}</span>
                  <ArrowRight aria-hidden="true" />
                </button>
              )}
            </div>
          </div>
        ) : (
          <form
            key={paso.id}
            noValidate
            className={cx('k-cuerpo', pregunta.escribe && 'k-escribir')}
            onSubmit={(event) => {
              event.preventDefault()
              advance()
            }}
          >
            {!pregunta.escribe && <Cielo empresa={empresa} />}
            <Pregunta titulo={pregunta.titulo} texto={pregunta.texto} />
            {pregunta.escribe && <Elegida cola={cola} />}
            {!errorDe(paso, form.errors) && <Fallo form={form} />}
            {pregunta.control}
            <div className="k-pie">
              {volver}
              {last && <Privacidad empresa={empresa} />}
              {paso.tipo === 'nombre' && !exige && (
                <button type="button" className="k-boton linea" onClick={skipName}>
                  {t.sinNombre}
                </button>
              )}
              <button
                type="submit"
                className="k-boton"
                aria-busy={form.pending || undefined}
                aria-disabled={form.pending || undefined}
              >
                {last && <Ticket aria-hidden="true" />}
                {last ? t.obtener : t.continuar}
                {!last && <ArrowRight aria-hidden="true" />}
              </button>
            </div>
          </form>
        )}
      </main>
      {counting && left <= WARNING_S && (
        <CuentaAtras left={left} of={WARNING_S} frase={t.sigueAqui(left)} className="k-vuelve" />
      )}
      <Accesos acceso={acceso} abiertos={abiertos} onChange={setAcceso} />
    </div>
  )
}

/** Why the turno could not be taken. */
const Fallo = ({ form: { failure } }: { form: { failure: unknown } }) =>
  failure != null && (
    <p role="alert" className="k-aviso error">
      <b>{t.fallo}</b>
      {isRefusal(failure) ? sentenceOf(failure, '') : t.falloReintenta}
    </p>
  )

/** The cola that was chosen, where there is room for it. */
function Elegida({ cola }: { cola: ColaPublica | undefined }) {
  const propio = usePropio()
  if (!cola) return null
  const Icono = iconoDe(cola.nombre)
  const minutos = cola.enEspera > 0 && formatEstimado(cola.estimado)
  return (
    <div className="k-elegida">
      <span className="k-icono">
        <Icono aria-hidden="true" />
      </span>
      <div>
        <b>{propio(cola.nombre)}</b>
        <span>{[t.enEspera(cola.enEspera), minutos].filter(Boolean).join(', ')}</span>
      </div>
    </div>
  )
}

/** Fills the upper part of a tall screen while all controls are in the lower. */
const Cielo = ({ empresa }: { empresa: Publico['empresa'] }) => (
  <div className="k-cielo" aria-hidden="true">
    <EmpresaLogo src={empresa.logo} size="" />
    {empresa.nombre}
  </div>
)
