import { expect, onTestFinished, test } from 'vitest'
import { range } from '#harness/parallel.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { correoNuevo } from '#harness/stories.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { clusterForTest } from '#tests/helpers/fixtures.ts'
import { duenaConCorreo, empresaDe } from '#tests/helpers/mail-notices.ts'
import { startMailbox } from '#tests/helpers/mailbox.ts'

test('two nodes that send to one mailbox at once share its cap', async () => {
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.stop())
  const cluster = await clusterForTest({ env: { SMTP_URL: mailbox.url } })
  const buzon = correoNuevo('cliente')
  type Empresa = Awaited<ReturnType<typeof empresaDe>>
  const esperan: { m: Empresa; turnos: Awaited<ReturnType<Empresa['pedir']>>[] }[] = []
  for (const node of cluster.nodes as ServerProcess[]) {
    const m = await empresaDe(await duenaConCorreo(node.client(), mailbox))
    const turnos = await Promise.all(range(9).map((i) => m.pedir(`Ana ${i}`)))
    for (const turno of turnos) await m.suscribir(turno, buzon)
    esperan.push({ m, turnos })
  }
  await Promise.all(esperan.flatMap(({ m, turnos }) => turnos.map((_, i) => m.llamar(`Caja ${i}`))))
  const outcomes = () =>
    Promise.all(esperan.flatMap(({ m, turnos }) => turnos.map((turno) => m.resultados(turno))))
  await eventually(async () =>
    expect((await outcomes()).flat().sort()).toEqual([
      ...Array(8).fill('enviada'),
      ...Array(10).fill('tope_del_destino'),
    ]),
  )
  expect(mailbox.received(buzon)).toBe(10)
})
