import type { Elegir } from '#contract/empresa.ts'
import { DONDE, MOTIVO_MAXIMO, Puesto } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { comun } from '#texts/comun.ts'
import { flujo } from '#texts/flujo.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import type { Limits } from '#web/lib/form/limits.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { usePublico } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAtender } from '../atender.tsx'
import { type Fila, llamarse } from './fila.ts'
import type { Donde } from './orders.ts'
import { useOrders } from './use-orders.ts'

const A_PUESTO = 'puesto'
const limits: Limits = Puesto

type Props = {
  turno: Fila | null
  /** The company's rule about going before the customers of a queue. */
  reglaEn: (colaId: string) => Elegir
  onClose: () => void
}

/** Moves a turno to another queue, to another place in the same queue, or to a free desk. */
export const TransferirDialog = ({ turno, reglaEn, onClose }: Props) => (
  <Dialog
    open={turno !== null}
    onClose={onClose}
    title={turno ? flujo.transferir.titulo(llamarse(turno)) : ''}
  >
    {turno && <Destinos turno={turno} reglaEn={reglaEn} onClose={onClose} />}
  </Dialog>
)

function Destinos({ turno, reglaEn, onClose }: Props & { turno: Fila }) {
  const { empresaId } = useAtender()
  const { transferir } = useOrders()
  const colas = usePublico(empresaId).data?.colas ?? []
  const otras = colas.filter(({ id }) => id !== turno.colaId)
  const propia = colas.find(({ id }) => id === turno.colaId)
  const form = useForm({
    initial: { destino: otras[0]?.id ?? turno.colaId, donde: null as Donde | null, puesto: '', motivo: '' },
    keep: false,
    send: async ({ destino }) => {
      const cola = colas.find(({ id }) => id === destino)
      const porque = pideMotivo ? { motivo } : {}
      if (destino === A_PUESTO) await transferir(turno, { puesto: desk, ...porque }, nombrePuesto(desk))
      else await transferir(turno, { colaId: destino, donde, ...porque }, misma ? null : (cola?.nombre ?? ''))
    },
    onSent: onClose,
  })
  const { destino } = form.values
  const misma = destino === turno.colaId
  const donde = form.values.donde ?? (misma ? 'final' : 'conserva')
  const desk = limpiarLinea(form.values.puesto)
  const motivo = limpiarLinea(form.values.motivo)
  // Goes before the customers of this queue: of the first place, or of its own if it is called to a desk.
  const aPuesto = destino === A_PUESTO
  const adelanta = aPuesto ? Boolean(turno.delante) : donde === 'primero'
  const pideMotivo = adelanta && reglaEn(aPuesto ? turno.colaId : destino) === 'con motivo'
  const mayCall = !turno.delante || reglaEn(turno.colaId) !== 'nadie'
  const lugares = DONDE.filter(
    (each) => (!misma || each !== 'conserva') && (each !== 'primero' || reglaEn(destino) !== 'nadie'),
  )

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{flujo.transferir.texto}</p>
      <Select
        label={flujo.transferir.destino}
        value={destino}
        autoFocus
        onChange={(event) => form.edit({ destino: event.target.value, donde: null })}
      >
        {otras.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
        {propia && <option value={propia.id}>{flujo.transferir.misma(propia.nombre)}</option>}
        {mayCall && <option value={A_PUESTO}>{flujo.transferir.aPuesto}</option>}
      </Select>
      {aPuesto ? (
        <TextField
          {...form.field('puesto')}
          label={flujo.transferir.puesto}
          hint={flujo.transferir.puestoPista}
          maxLength={limits.maxLength}
          autoComplete="off"
          required
        />
      ) : (
        <Select
          label={flujo.transferir.donde}
          value={donde}
          onChange={(event) => form.edit({ donde: event.target.value as Donde })}
        >
          {lugares.map((each) => (
            <option key={each} value={each}>
              {flujo.transferir.lugares[each]}
            </option>
          ))}
        </Select>
      )}
      {pideMotivo && (
        <TextField
          {...form.field('motivo')}
          label={flujo.elegir.motivo}
          hint={flujo.transferir.motivoPista}
          maxLength={MOTIVO_MAXIMO}
          autoComplete="off"
          required
        />
      )}
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, '')}</Banner>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button
          type="submit"
          loading={form.pending}
          disabled={(aPuesto && desk === '') || (pideMotivo && motivo === '')}
        >
          {flujo.transferir.confirmar}
        </Button>
      </div>
    </Form>
  )
}
