import { LOGOS } from '#contract/empresa.ts'
import { bodyDigest } from '#server/base/ids.ts'
import { command } from '#server/store/command.ts'
import { updateEmpresas } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { saveLogo } from '#server/store/logos.ts'
import { permitir } from '#server/store/permitir.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { apuntar } from './apuntar.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenLogo extends OrdenRepetible {
  /** WebP in base64, as encoded by the service. */
  imagen: string
}

/** Stores an uploaded logo as the logo of the empresa. */
export const guardarLogo = repetible(
  command<OrdenLogo, EmpresaTable>(
    'guardarLogo',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { imagen, actor } = orden
      const { empresa: actual } = await permitir(tx, orden, 'configurar')
      const huella = bodyDigest('logo', imagen)
      const empresa = { ...actual, logo: `${LOGOS}${actual.uuid}/${huella}.webp` }
      await saveLogo(tx, { empresa_id: actual.id, huella, imagen })
      await updateEmpresas(tx, [empresa])
      await appendEventos(tx, empresa, [
        eventoDeCola(null, 'empresa_cambiada', actor, ahora, { campos: ['logo'] }),
      ])
      const cambio = { antes: { logo: actual.logo }, despues: { logo: empresa.logo } }
      await apuntar(tx, empresa, { tipo: 'empresa_cambiada', actor, instante: ahora, ...cambio })
      return empresa
    },
  ),
)
