import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { registrada } from '#harness/stories.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

onEachEngine('the first turn', (app) => {
  test('an owner opens a queue, a customer takes a turn, is called and finds it by the code', async () => {
    const { client: duena, correo } = await registrada(app.client())
    const cliente = app.client()

    const { empresa } = await duena.call(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'Clínica Sol', titular: 'Ana Pérez', logo: '', config: { horario: 'Lun a Vie' } },
    })
    const colaId = randomUUID()
    const { categorias } = await duena.call(endpoints.guardarConfiguracion, {
      params: { empresaId: empresa.id },
      body: { categorias: [{ id: colaId, nombre: 'Atención general' }] },
    })
    expect(categorias).toMatchObject([
      { nombre: 'Atención general', prioridad: false, tiempoEstimado: 5, estado: 'nueva', enEspera: 0 },
    ])

    const en = { empresaId: empresa.id, colaId }
    const { turno } = await cliente.call(endpoints.pedirTurno, {
      params: en,
      body: { nombre: ' Luis  Mora ' },
    })
    expect(turno).toMatchObject({ nombre: 'Luis Mora', numero: 1, estado: 'en espera' })
    expect(turno.codigo).toMatch(/^[2-9B-Z]{6}$/)

    const cola = await duena.call(endpoints.cola, { params: en })
    expect(cola.cola).toMatchObject({ estado: 'activa', enEspera: 1 })
    expect(cola.turnos).toMatchObject([
      { id: turno.id, numero: 1, codigo: turno.codigo, posicion: 1, espera: 0 },
    ])

    const antes = await cliente.call(endpoints.verificarGlobal, {
      query: { codigo: turno.codigo.toLowerCase() },
    })
    expect(antes).toMatchObject({
      turno: { estado: 'en espera' },
      turnoActual: null,
      faltantes: 1,
      posicion: 1,
    })

    const llamada = await duena.call(endpoints.siguiente, { params: en })
    expect(llamada).toMatchObject({
      turno: { id: turno.id, estado: 'en atención', puesto: '1' },
      terminado: null,
    })

    const llamado = await cliente.call(endpoints.verificarGlobal, { query: { codigo: turno.codigo } })
    expect(llamado).toMatchObject({
      turno: { nombre: 'Luis Mora', numero: 1, estado: 'en atención', puesto: '1' },
      turnoActual: { numero: 1 },
      faltantes: 0,
      posicion: null,
    })
    expect(await cliente.call(endpoints.turnoActual, { params: en })).toEqual({
      numero: 1,
      etiqueta: '1',
      nombre: 'Luis Mora',
    })

    const fin = await duena.call(endpoints.siguiente, { params: en })
    expect(fin).toMatchObject({ turno: null, terminado: { id: turno.id, estado: 'completado' } })
    expect(await cliente.call(endpoints.turnoActual, { params: en })).toEqual({})
  })
})
