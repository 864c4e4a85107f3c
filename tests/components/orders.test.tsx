import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fallos } from '#texts/fallos.ts'
import { useActing } from '#web/shared/atender/use-acting.ts'
import { useInTurn } from '#web/shared/atender/use-in-turn.ts'
import { useStrip } from '#web/shared/atender/use-strip.ts'
import { render } from './render.tsx'

type Sent = { order: string; key: string; answer: (status: number) => void; lose: () => void }

let sent: Sent[] = []
const orders = () => sent.map(({ order }) => order)
const last = () => sent.at(-1) as Sent

function fetchStub(url: string, { headers }: { headers: Record<string, string> }) {
  const reply = Promise.withResolvers<Response>()
  const [turnoId = '', accion = ''] = url.split('/').slice(-2)
  const turno = { id: turnoId, estado: 'finalizado', colaId: 'c' }
  sent.push({
    order: `${accion} ${turnoId}`,
    key: headers['idempotency-key'] ?? '',
    answer: (status) =>
      reply.resolve(
        Response.json(status === 200 ? { turno } : { codigo: 'turno_cambio', mensaje: 'Ya no está.' }, {
          status,
        }),
      ),
    lose: () => reply.reject(new TypeError('Failed to fetch')),
  })
  return reply.promise
}

function Desk() {
  const { message, ...strip } = useStrip()
  const { act } = useActing({ empresaId: 'e', inTurn: useInTurn(), strip })
  const persona = (nombre: string) => ({ id: nombre.toLowerCase(), etiqueta: 'A-1', nombre })
  return (
    <>
      {['Ana', 'Luis', 'Eva'].map((nombre) => (
        <button key={nombre} type="button" onClick={() => act('finalizar', persona(nombre))}>
          {nombre}
        </button>
      ))}
      <p role="status">{message?.text}</p>
    </>
  )
}

const press = (nombre: string) => page.getByRole('button', { name: nombre }).click()
const status = page.getByRole('status')

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', fetchStub)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Desk />
    </QueryClientProvider>,
  )
})

afterEach(() => vi.unstubAllGlobals())

test('an order whose reply was lost keeps its key when it is pressed again', async () => {
  await press('Ana')
  await expect.poll(orders).toEqual(['finalizar ana'])
  last().lose()
  await expect.element(status).toHaveTextContent(fallos.sinConexion)
  await press('Ana')
  await expect.poll(orders).toEqual(['finalizar ana', 'finalizar ana'])
  last().answer(200)
  await expect.element(status).toHaveTextContent('Terminaste de atender a Ana')
  // After a reply, another press is a new order.
  await press('Ana')
  await expect.poll(orders).toHaveLength(3)
  last().answer(200)
  const [lost, again, later] = sent.map(({ key }) => key)
  expect(again).toBe(lost)
  expect(later).not.toBe(lost)
})

test('a second press before the reply sends nothing', async () => {
  await press('Ana')
  await press('Ana')
  await expect.poll(orders).toEqual(['finalizar ana'])
  last().answer(200)
  await expect.element(status).toHaveTextContent('Terminaste de atender a Ana')
  expect(orders()).toEqual(['finalizar ana'])
})

test('quick presses are sent one at a time, in order', async () => {
  await press('Ana')
  await press('Luis')
  await press('Eva')
  expect(orders()).toEqual(['finalizar ana'])
  last().answer(200)
  await expect.poll(orders).toEqual(['finalizar ana', 'finalizar luis'])
  last().answer(200)
  await expect.poll(orders).toEqual(['finalizar ana', 'finalizar luis', 'finalizar eva'])
  last().answer(200)
  await expect.element(status).toHaveTextContent('Terminaste de atender a Eva')
})

test('a rejected order drops those queued behind it; later ones are sent', async () => {
  await press('Ana')
  await press('Luis')
  last().answer(409)
  await expect.element(status).toHaveTextContent('Ya no está.')
  await press('Eva')
  await expect.poll(orders).toEqual(['finalizar ana', 'finalizar eva'])
  last().answer(200)
  await expect.element(status).toHaveTextContent('Terminaste de atender a Eva')
})
