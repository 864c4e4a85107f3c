import { type ReactNode, useEffect, useState } from 'react'
import { PUESTO_POR_DEFECTO, type Verificacion } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { useTurnoLanguage } from '#web/lib/page/change-language.ts'
import { publicoDe, turnoDe } from '#web/shared/follows.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Figure } from '#web/ui/figure.tsx'
import { Actualizado } from './actualizado.tsx'
import { Anuncios } from './anuncios.tsx'
import { Avisos } from './avisos.tsx'
import { CancelarTurno } from './cancelar-turno.tsx'
import { EnEspera } from './en-espera.tsx'
import { inRow } from './in-row.ts'
import { Acciones, Avisame, EnPausa } from './later.tsx'
import { saveLlamada } from './llamada-pasada.ts'
import { Llamado } from './llamado.tsx'
import { Marco } from './marco.tsx'
import { Terminado } from './terminado.tsx'
import { useLlamado } from './use-llamado.ts'
import type { Ending } from './use-saved-turno.ts'
import { readVisto, saveVisto } from './visto.ts'

const FORGET_MS = 60_000

type Props = {
  empresaId: string
  turno: TurnoGuardado
  /** Its state, if it was part of the page. */
  first?: Verificacion
  notice?: ReactNode
  onEnd: (ending: Ending) => void
  onKnown: (turno: TurnoGuardado) => void
}

/** The customer's own turno, followed until a minute after it was last called or ended. */
export function TurnoPropio({ empresaId, turno, first, notice, onEnd, onKnown }: Props) {
  const { id, codigo } = turno
  const [visto] = useState(() => (first ? null : readVisto(empresaId, id)))
  const query = useFollow(turnoDe({ codigo, id }, { first, background: true }), visto)
  const datos = query.data
  const estado = datos?.turno.estado ?? 'en espera'
  const over = estado !== 'en espera'
  const called = estado === 'en atención'
  const llamado = datos?.turno.llamado
  const puesto = usePuestoToGo(empresaId, datos?.turno.puesto)
  const etiqueta = datos?.turno.etiqueta ?? turno.etiqueta ?? (String(turno.numero || '') || t.sinDato)

  useTimeout(over && query.fresh, FORGET_MS, () => onEnd('over'), llamado)
  useTurnoLanguage(datos?.turno.idioma)
  useLlamado(query.fresh ? datos : undefined)
  useEffect(() => {
    if (isCodigo(query.error, 'turno_no_encontrado')) onEnd('vanished')
  }, [query.error, onEnd])
  useEffect(() => {
    if (!query.fresh || !datos) return
    saveVisto(empresaId, { turnoId: id, data: datos, at: Date.now() })
    if (datos.turno.llamado) saveLlamada(empresaId, { llamado: datos.turno.llamado, puesto })
  }, [query.fresh, datos, empresaId, id, puesto])
  useEffect(() => {
    // A turno that came by QR code has no number until its state is loaded.
    if (datos && !turno.numero) onKnown({ ...turno, ...pick(datos) })
  }, [datos, turno, onKnown])

  return (
    <Marco empresa={datos?.empresa} called={called}>
      {notice}
      <div
        className={cx(
          'flex flex-1 flex-col items-center gap-2 rounded-card border bg-surface p-3 text-center sm:p-4 text-text shadow-card',
          called ? 'border-success' : 'border-line',
        )}
      >
        <div
          className={cx(
            'grid w-full flex-1 content-center justify-items-center gap-2.5',
            query.reach === 'offline' && 'opacity-70',
          )}
        >
          {called && datos ? (
            <Llamado datos={datos} puesto={puesto} />
          ) : over && datos ? (
            <Terminado datos={datos} />
          ) : (
            <EnEspera datos={datos} etiqueta={etiqueta} nombre={datos?.turno.nombre ?? turno.nombre} />
          )}
          <dl className="grid w-full grid-cols-3 gap-2">
            <Figure label={t.turnoActual} value={datos?.turnoActual?.etiqueta ?? t.sinActual} />
            <Figure label={t.faltan} value={faltantesDe(datos)} />
            <Figure label={t.codigo} value={codigoEnGrupos(codigo)} kind="code" />
          </dl>
        </div>
        <Anuncios anuncios={datos?.anuncios} />
        <Actualizado at={query.updatedAt} zona={datos?.empresa.zona} offline={query.reach === 'offline'} />
        <div className="grid w-full gap-2">
          {called ? (
            <Acciones turno={turno} datos={datos}>
              <Button variant="secondary" size="row" className={inRow} onClick={() => onEnd('over')}>
                {t.nuevo}
              </Button>
            </Acciones>
          ) : over ? (
            <Button size="lg" wide onClick={() => onEnd('over')}>
              {t.nuevo}
            </Button>
          ) : (
            <>
              {datos && <Avisame turno={turno} empresa={datos.empresa.nombre} />}
              {datos?.turno.pausa ? <EnPausa datos={datos} /> : <Avisos />}
              <Acciones turno={turno} datos={datos}>
                <CancelarTurno turno={turno} onCancelled={() => onEnd('cancelled')} />
              </Acciones>
            </>
          )}
        </div>
      </div>
    </Marco>
  )
}

const pick = ({ turno: { numero, etiqueta, nombre }, cola }: Verificacion) => ({
  numero,
  etiqueta,
  nombre,
  colaId: cola.id,
})

const faltantesDe = (datos: Verificacion | undefined) =>
  datos ? (datos.faltantes ?? t.sinCuenta) : t.sinDato

/** The puesto to walk to, or null when the empresa uses only one. */
function usePuestoToGo(empresaId: string, puesto: string | null | undefined) {
  const isDefault = puesto === PUESTO_POR_DEFECTO
  const publico = useFollow(isDefault ? publicoDe(empresaId) : null)
  return puesto && (!isDefault || publico.data?.usaPuestos) ? puesto : null
}
