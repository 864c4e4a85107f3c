import type { DatosPagina } from '#contract/paginas.ts'
import type { Turno } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { formatEstimado } from '#web/lib/page/format.ts'
import { publicPaths } from '#web/public-paths.ts'
import { YaEntregado } from '#web/shared/pedir-turno/ya-entregado.tsx'
import { usePropio } from '#web/shared/propio.ts'
import { buttonLook } from '#web/ui/button.tsx'

type Props = { datos: DatosPagina; turno: Turno }

/** The turno on the page without script: number, queue, wait and code. */
export function TurnoGenerado({ datos: { empresaId, colaId, pedido }, turno }: Props) {
  const propio = usePropio()
  const otro = publicPaths.kiosco(empresaId, colaId)
  const { cola, faltantes = null, estimado = null } = pedido?.verificacion ?? {}
  const espera = [faltantes !== null && t.antes(Math.max(0, faltantes - 1)), formatEstimado(estimado)]
  return (
    <section className="grid content-center justify-items-center gap-3 bg-success-soft p-4 text-center text-success-text">
      <div role="status">
        <h1 className="text-2xl font-bold wrap-anywhere">{t.exito(turno.nombre, turno.etiqueta)}</h1>
      </div>
      {pedido?.entregado && <YaEntregado otro={otro} />}
      <p className="text-lg font-medium">{t.tuTurno}</p>
      <p className="text-turno turno-number">{turno.etiqueta}</p>
      <p className="text-xl font-bold wrap-anywhere">{cola && propio(cola.nombre)}</p>
      <p className="text-lg">{espera.filter(Boolean).join(' · ')}</p>
      <p className="text-lg">
        {t.codigo} <strong className="text-xl tracking-[0.15em]">{codigoEnGrupos(turno.codigo)}</strong>
      </p>
      <a href={otro} className={buttonLook({ size: 'lg', variant: 'secondary' })}>
        {t.listo}
      </a>
    </section>
  )
}
