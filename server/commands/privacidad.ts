import type { CaraDePrivacidad, PrivacidadEnviada, TextoDePrivacidad } from '#contract/privacidad.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import { updateEmpresas } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { permitir } from '#server/store/permitir.ts'
import { insertPrivacidad, listPrivacidad } from '#server/store/privacidad.ts'
import type { PrivacidadTable } from '#server/store/schema.ts'
import { apuntar } from './apuntar.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenPrivacidad extends OrdenRepetible, PrivacidadEnviada {}

/** Saves the privacy notice of an empresa as a new version. Without texts, the notice of the service is shown again. */
export const guardarPrivacidad = repetible(
  command<OrdenPrivacidad, void>(
    'guardarPrivacidad',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { empresa } = await permitir(tx, orden, 'configurar')
      const antes = empresa.privacidad ? (JSON.parse(empresa.privacidad) as CaraDePrivacidad) : null
      const textos = textosDe(orden.textos)
      const guardadas = await listPrivacidad(tx, { empresaId: empresa.id })
      const { actor } = orden
      let cara: CaraDePrivacidad | null = null
      if (textos.length > 0) {
        const dicho = { responsable: limpiarLinea(orden.responsable), contacto: limpiarLinea(orden.contacto) }
        const faltan = (['responsable', 'contacto'] as const).filter((campo) => dicho[campo] === '')
        if (faltan.length > 0) {
          const detalles = faltan.map((campo) => ({ campo, fallo: 'obligatorio' as const }))
          throw new Rechazo('datos_invalidos', { detalles })
        }
        const filas = textos.map((texto) => ({ ...dicho, ...texto }))
        const actuales = guardadas.filter(({ version }) => version === antes?.version)
        if (contenido(filas) === contenido(actuales)) return
        const version = (guardadas[0]?.version ?? 0) + 1
        cara = { version, ...dicho }
        await insertPrivacidad(
          tx,
          filas.map((fila) => ({ ...fila, empresa_id: empresa.id, version, desde_en: ahora })),
        )
      } else if (!antes) return
      await updateEmpresas(tx, [{ ...empresa, privacidad: cara && JSON.stringify(cara) }])
      await appendEventos(tx, empresa, [
        eventoDeCola(null, 'empresa_cambiada', actor, ahora, { campos: ['privacidad'] }),
      ])
      await apuntar(tx, empresa, {
        tipo: 'empresa_cambiada',
        actor,
        instante: ahora,
        antes: { privacidad: antes?.version ?? null },
        despues: { privacidad: cara?.version ?? null },
      })
    },
  ),
)

/** One text per language; the last one sent counts. Languages without text and link are left out. */
const textosDe = (enviados: readonly TextoDePrivacidad[]): TextoDePrivacidad[] =>
  [...new Map(enviados.map((uno) => [uno.idioma, { ...uno, texto: uno.texto.trim() }])).values()].filter(
    ({ texto, enlace }) => texto !== '' || enlace !== '',
  )

type Contenido = Pick<PrivacidadTable, 'idioma' | 'texto' | 'enlace' | 'responsable' | 'contacto'>

const contenido = (filas: readonly Contenido[]): string =>
  JSON.stringify(
    filas
      .map(({ idioma, texto, enlace, responsable, contacto }) => [
        idioma,
        texto,
        enlace,
        responsable,
        contacto,
      ])
      .sort(),
  )
