import type { Traduccion, TraduccionesEnviadas } from '#contract/traduccion.ts'
import { guardarTraducciones as guardar } from '#domain/traduccion.ts'
import { listAnuncios } from '#server/store/anuncios.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { updateEmpresas } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { permitir } from '#server/store/permitir.ts'
import { listPreferencias } from '#server/store/preferencias.ts'
import { textosDeEmpresa } from '#server/store/textos-propios.ts'
import { apuntar } from './apuntar.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenTraducciones extends OrdenRepetible, TraduccionesEnviadas {}

/** Saves translations of an empresa's own texts. The others keep theirs, so two people may translate at once. */
export const guardarTraducciones = repetible(
  command<OrdenTraducciones, void>(
    'guardarTraducciones',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { traducciones: enviadas, actor } = orden
      const { empresa } = await permitir(tx, orden, 'configurar')
      const textos = textosDeEmpresa({
        colas: await listColas(tx, { empresaId: empresa.id }),
        preferencias: await listPreferencias(tx, { empresaId: empresa.id }),
        anuncios: await listAnuncios(tx, { empresaId: empresa.id, ahora }),
      })
      const antes = JSON.parse(empresa.traducciones ?? '[]') as Traduccion[]
      const limpias = enviadas.map((una) => ({ ...una, texto: una.texto.trim() }))
      const despues = guardar(antes, limpias, textos)
      const traducciones = despues.length > 0 ? JSON.stringify(despues) : null
      if (traducciones === empresa.traducciones) return
      await updateEmpresas(tx, [{ ...empresa, traducciones }])
      await appendEventos(tx, empresa, [
        eventoDeCola(null, 'empresa_cambiada', actor, ahora, { campos: ['traducciones'] }),
      ])
      await apuntar(tx, empresa, {
        tipo: 'empresa_cambiada',
        actor,
        instante: ahora,
        antes: { traducciones: antes.length },
        despues: { traducciones: despues.length },
      })
    },
  ),
)
