import { ArrowDownToLine, Megaphone, Pause, Undo2 } from 'lucide-react'
import { atender } from '#texts/atender.ts'
import { cola as t } from '#texts/cola.ts'
import { demo } from '#texts/demo.ts'
import { flujo } from '#texts/flujo.ts'
import { type EnEspera, ListaEspera } from '#web/shared/atender/lista-espera.tsx'
import { LlamarButton } from '#web/shared/atender/llamar-button.tsx'
import { TurnoAcciones } from '#web/shared/atender/turno-acciones.tsx'
import { TurnoActual } from '#web/shared/atender/turno-actual.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, menuItem } from '#web/ui/menu.tsx'
import { colaDe, type TurnoDemo } from './sala.ts'
import type { ControlesDemo } from './use-sala.ts'

const MINUTE_MS = 60_000

const isReal = (instante: number | null): instante is number => instante !== null && instante > MINUTE_MS

/** Built from the parts of the real panel, with the demo's room. */
export function Panel({ demo: sala }: { demo: ControlesDemo }) {
  const { atencion, espera } = sala
  const serving = atencion && enAtencion(atencion)
  const rows = espera.map(enFila)
  return (
    <div
      data-dense
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 shadow-card lg:min-h-132"
    >
      <div className="grid gap-1">
        <strong className="truncate">{demo.empresa}</strong>
        <p className="text-sm text-muted">{t.todasTexto}</p>
      </div>
      <TurnoActual
        turno={serving ?? undefined}
        puesto={demo.panel.puesto}
        zona={undefined}
        cola={atencion ? demo.colas[colaDe(atencion.cola_id).nombre] : undefined}
        waitingFor={espera.length > 0 ? t.nadieTexto : t.vaciaTexto}
      />
      <LlamarButton
        onCall={sala.llamar}
        pending={false}
        next={rows[0]}
        reason={espera.length === 0 ? t.vaciaTexto : undefined}
      />
      {serving && (
        <>
          <div className="grid grid-cols-3 gap-2">
            <TurnoAcciones turno={serving} onAct={sala.actuar} />
          </div>
          <Button
            variant="secondary"
            aria-label={atender.deshacerQue.llamar(serving.nombre)}
            onClick={sala.deshacer}
          >
            <Undo2 aria-hidden="true" className="size-4" />
            {atender.deshacer}
          </Button>
        </>
      )}
      <section aria-label={atender.lista.titulo} className="grid gap-2">
        <h3 className="flex items-center justify-between font-semibold">
          {atender.lista.titulo}
          <span className="text-muted tabular-nums">{espera.length}</span>
        </h3>
        {espera.length === 0 ? (
          <p className="py-4 text-muted">{atender.lista.vacia}</p>
        ) : (
          <ListaEspera
            label={atender.lista.titulo}
            turnos={rows}
            total={rows.length}
            desde={0}
            menu={({ id }) => <RowMenu demo={sala} turno={espera.find((turno) => String(turno.id) === id)} />}
            className="-mx-4 max-h-72 border-t border-line"
          />
        )}
      </section>
      <Apartados demo={sala} />
    </div>
  )
}

function RowMenu({ demo: sala, turno }: { demo: ControlesDemo; turno: TurnoDemo | undefined }) {
  if (!turno) return null
  return (
    <Menu label={atender.lista.acciones(String(turno.numero), turno.nombre)}>
      <button type="button" {...menuItem} onClick={() => sala.llamarA(turno)}>
        <Megaphone aria-hidden="true" className="size-4" />
        {flujo.menu.llamar}
      </button>
      <button type="button" {...menuItem} onClick={() => sala.mover(turno, 'apartar')}>
        <Pause aria-hidden="true" className="size-4" />
        {demo.panel.apartar}
      </button>
      <button type="button" {...menuItem} onClick={() => sala.mover(turno, 'alFinal')}>
        <ArrowDownToLine aria-hidden="true" className="size-4" />
        {demo.panel.alFinal}
      </button>
    </Menu>
  )
}

/** Customers who are set aside, with a button to bring each back. */
function Apartados({ demo: sala }: { demo: ControlesDemo }) {
  if (sala.apartados.length === 0) return null
  return (
    <section aria-label={flujo.apartados.titulo} className="grid gap-1">
      <h3 className="font-semibold">{flujo.apartados.titulo}</h3>
      <ul className="grid gap-1">
        {sala.apartados.map((turno) => (
          <li key={turno.id} className="flex items-center justify-between gap-2">
            <span>
              <span className="turno-number">{turno.numero}</span> {turno.nombre}
            </span>
            <Button variant="secondary" onClick={() => sala.mover(turno, 'reanudar')}>
              <Undo2 aria-hidden="true" className="size-4" />
              {flujo.apartados.volver}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const enAtencion = ({ id, numero, nombre, codigo, llamado_en, preferente }: TurnoDemo) => ({
  ...preferencia(preferente),
  id: String(id),
  etiqueta: String(numero),
  nombre,
  codigo,
  // Turnos from before the page was opened have no real times.
  llamado: isReal(llamado_en) ? new Date(llamado_en).toISOString() : undefined,
})

const preferencia = (preferente: boolean): Pick<EnEspera, 'preferencia'> =>
  preferente ? { preferencia: { id: '', nombre: demo.panel.preferente } } : {}

const enFila = (turno: TurnoDemo, at: number): EnEspera => ({
  ...preferencia(turno.preferente),
  id: String(turno.id),
  etiqueta: String(turno.numero),
  nombre: turno.nombre,
  codigo: turno.codigo,
  posicion: at + 1,
  espera: isReal(turno.emitido_en) ? Math.floor((Date.now() - turno.emitido_en) / MINUTE_MS) : 0,
  cola: demo.colas[colaDe(turno.cola_id).nombre],
})
