import type { Verificacion } from '#contract/turno.ts'
import { estadosTurno } from '#texts/estados-turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { usePropio } from '#web/shared/propio.ts'
import { cx } from '#web/ui/cx.ts'

type Props = { datos: Verificacion; puesto: string | null }

/** Shown at a call. The largest word is the desk to go to, or the number where there is only one desk. */
export function Llamado({ datos: { turno, cola }, puesto }: Props) {
  const propio = usePropio()
  return (
    // A new element for each call, so that it is animated and announced again.
    <div key={turno.llamado} role="alert" className="rise-in grid w-full justify-items-center gap-3">
      <h1 className="text-3xl font-extrabold text-success-text">{estadosTurno[turno.estado]}</h1>
      {puesto ? (
        <>
          <p className={cx('w-full leading-none font-extrabold wrap-anywhere', sizeOf(t.puesto(puesto)))}>
            {t.puesto(puesto)}
          </p>
          <p className="text-xl font-semibold">
            {t.tuTurno} <span className="turno-number text-3xl">{turno.etiqueta}</span>
          </p>
        </>
      ) : (
        <p className="grid justify-items-center">
          <span className="text-sm text-muted">{t.tuTurno}</span>
          <span className="turno-number text-turno">{turno.etiqueta}</span>
        </p>
      )}
      <p className="w-full leading-tight wrap-anywhere text-muted">
        {propio(cola.nombre)} · {turno.nombre}
      </p>
      <p className="text-muted">{t.explicaciones[turno.estado]}</p>
    </div>
  )
}

/** As large as the longest word allows on a phone. */
function sizeOf(words: string): string {
  const longest = Math.max(...words.split(' ').map((word) => word.length))
  return longest <= 7 ? 'text-5xl' : longest <= 12 ? 'text-[clamp(2rem,11vw,4rem)]' : 'text-2xl'
}
