import { apuntar } from '#server/commands/apuntar.ts'
import { findAjustesAvisos, saveAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import type { Actor } from '#server/store/eventos.ts'
import { permitir } from '#server/store/permitir.ts'
import type { AjustesAvisosTable } from '#server/store/schema/avisos.ts'

interface OrdenAjustesAvisos {
  empresaId: string
  actor: Actor
  fila: AjustesAvisosTable
  /** The channels that have new secrets. */
  credenciales: readonly string[]
}

/** Saves how an empresa sends messages. The secrets are already encrypted. */
export const guardarAjustesAvisos = command<OrdenAjustesAvisos, void>(
  'guardarAjustesAvisos',
  ({ empresaId }) => [empresaId],
  async (tx, orden, { ahora }) => {
    const { fila, credenciales, actor } = orden
    const { empresa } = await permitir(tx, orden, 'configurar')
    const actual = await findAjustesAvisos(tx, { empresaId: empresa.id })
    await saveAjustesAvisos(tx, fila)
    await apuntar(tx, empresa, {
      tipo: 'avisos_cambiados',
      actor,
      instante: ahora,
      antes: actual ? apuntados(actual) : {},
      // Records that secrets changed, never their values.
      despues: { ...apuntados(fila), ...(credenciales.length > 0 && { credenciales }) },
    })
  },
)

/** The settings as the audit log has them, without the secrets. */
const apuntados = ({ canales, paises, tope_dia, silencio_desde, silencio_hasta }: AjustesAvisosTable) => ({
  ...JSON.parse(canales),
  paises: JSON.parse(paises),
  topeDia: tope_dia,
  silencio: silencio_desde === null ? null : { desde: silencio_desde, hasta: silencio_hasta },
})
