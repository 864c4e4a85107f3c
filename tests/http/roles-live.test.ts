import { expect, test } from 'vitest'
import { ROLES, type Rol } from '#contract/permiso.ts'
import { PERMISO_DE_TEMA, type Tema } from '#contract/vivo.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada, quitar } from '#tests/helpers/team.ts'

onEachEngine('what each rol may follow', (app) => {
  async function clinica() {
    const duena = await conColas(app.client(), 'Suya', 'Ajena')
    const { empresaId } = duena
    const [suya = '', ajena = ''] = duena.colas
    const { codigo } = await pedirTurno(app.client(), empresaId, suya, 'Luis')
    /** Every topic; topics of a queue in both queues. */
    const temas: (Tema & { colaId?: string })[] = [
      { tema: 'publico', empresaId },
      { tema: 'personal', empresaId, colaId: suya },
      { tema: 'personal', empresaId, colaId: ajena },
      { tema: 'puestos', empresaId },
      { tema: 'sala', empresaId },
      { tema: 'turno', codigo },
    ]
    expect(new Set(temas.map(({ tema }) => tema))).toEqual(new Set(Object.keys(PERMISO_DE_TEMA)))
    const personas: Record<Rol, { client: Client }> = {
      propietario: duena,
      administrador: await empleada(app, duena, { rol: 'administrador' }),
      agente: await empleada(app, duena, { rol: 'agente', colas: [suya] }),
      lector: await empleada(app, duena, { rol: 'lector' }),
    }
    return { duena, suya, temas, personas }
  }

  /** Returns the code with which a topic ends, or null when its state arrives. */
  async function knock(tab: Tab, tema: Tema): Promise<string | null> {
    const ref = tab.follow(tema)
    const heard = await tab.wait(
      `an answer to ${JSON.stringify(tema)}`,
      (m) => (m.tipo === 'siguiendo' || m.tipo === 'fin') && m.ref === ref,
    )
    return heard.tipo === 'fin' ? heard.codigo : null
  }

  test.each(ROLES)('a %s follows exactly the topics of the table', async (rol) => {
    const { suya, temas, personas } = await clinica()
    const tab = await Tab.open(personas[rol].client)
    for (const tema of temas) {
      const permiso = PERMISO_DE_TEMA[tema.tema]
      const may = permiso === 'publico' || puede(concesionDeRol(rol, [suya]), permiso, tema.colaId)
      expect(await knock(tab, tema), `${rol}, ${JSON.stringify(tema)}`).toBe(may ? null : 'prohibido')
    }
    tab.close()
  })

  test('a removed member and a stranger follow only what is public', async () => {
    const { duena, temas } = await clinica()
    const gone = await empleada(app, duena, { rol: 'administrador' })
    await quitar(duena, gone)
    for (const [client, word] of [
      [gone.client, 'empresa_no_encontrada'],
      [app.client(), 'sin_sesion'],
    ] as const) {
      const tab = await Tab.open(client)
      for (const tema of temas) {
        expect(await knock(tab, tema)).toBe(PERMISO_DE_TEMA[tema.tema] === 'publico' ? null : word)
      }
      tab.close()
    }
  })
})
