import { apuntar } from '#server/commands/apuntar.ts'
import { findAjustesAvisos, saveAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import type { Actor } from '#server/store/eventos.ts'
import { permitir } from '#server/store/permitir.ts'
import type { AjustesAvisosTable } from '#server/store/schema/avisos.ts'
import { type AjustesCifrados, conCambios, credencialesCambiadas, SIN_AJUSTES } from '../ajustes-guardados.ts'

interface OrdenAjustesAvisos {
  empresaId: string
  actor: Actor
  enviado: AjustesCifrados
}

/** Changes how an empresa sends messages. An absent field keeps its value. */
export const guardarAjustesAvisos = command<OrdenAjustesAvisos, void>(
  'guardarAjustesAvisos',
  ({ empresaId }) => [empresaId],
  async (tx, orden, { ahora }) => {
    const { enviado, actor } = orden
    const { empresa } = await permitir(tx, orden, 'configurar')
    const actual = await findAjustesAvisos(tx, { empresaId: empresa.id })
    const antes = actual ?? SIN_AJUSTES(empresa.id)
    const fila = conCambios(antes, enviado)
    const credenciales = credencialesCambiadas(antes, fila)
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
const apuntados = ({
  canales,
  paises,
  tope_dia,
  silencio_desde,
  silencio_hasta,
  frases,
}: AjustesAvisosTable) => ({
  ...JSON.parse(canales),
  paises: JSON.parse(paises),
  topeDia: tope_dia,
  frases: JSON.parse(frases),
  silencio: silencio_desde === null ? null : { desde: silencio_desde, hasta: silencio_hasta },
})
