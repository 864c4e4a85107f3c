import { MoonStar } from 'lucide-react'
import type { ColaPublica, Publico } from '#contract/cola.ts'
import { apertura } from '#texts/apertura.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { withStop } from '#web/lib/page/format.ts'
import { fraseDeCierre } from '#web/shared/apertura/frases.ts'
import { usePropio } from '#web/shared/propio.ts'
import { Pregunta } from './pregunta.tsx'
import { cuandoDe } from './servicio.tsx'

/** Shown while no cola gives turnos: why, and when it opens. */
export function Cerrado({ publico }: { publico: Publico }) {
  const { colas, empresa, actualizado } = publico
  const propio = usePropio()
  const [una] = colas
  const closed = colas.every(({ admite }) => admite === 'cerrada')
  const next = colas.flatMap(({ abre }) => abre ?? []).sort()[0]
  const texto =
    una && colas.length === 1
      ? fraseDeCierre(una, empresa.zona, Date.parse(actualizado))
      : closed && next && withStop(apertura.abre(cuandoDe(next, publico)))
  return (
    <div className="k-cuerpo">
      <div className="k-cerrado">
        <span className="k-icono">
          <MoonStar aria-hidden="true" />
        </span>
        <Pregunta titulo={closed ? t.cerrado : t.noEntrega} texto={texto} />
        {colas.length > 1 && (
          <dl>
            {colas.map((cola) => (
              <div key={cola.id}>
                <dt>{propio(cola.nombre)}</dt>
                <dd>{motivoDe(cola, publico)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}

const motivoDe = ({ admite, abre }: ColaPublica, publico: Publico): string =>
  admite === 'si' ? '' : abre ? apertura.abre(cuandoDe(abre, publico)) : apertura.corta[admite]
