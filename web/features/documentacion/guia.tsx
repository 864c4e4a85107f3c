import { BuildingComplex, Headset, type LucideIcon, Smartphone, Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { documentacion } from '#texts/documentacion.ts'
import { shows } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

const DESTINOS = { registro: paths.registro, login: paths.login, demo: paths.demo }
/** The installations that have a destination. */
const SOLO: Record<string, string> = { registro: 'registro-abierto' }

type Paso = (typeof documentacion.guia.pasos)[number]
type ArticuloId = Paso['id'] | 'empezar'
type RolId = keyof typeof documentacion.guia.roles

/** The articles for each kind of reader. */
const ROLES: readonly { id: RolId; icon: LucideIcon; articulos: readonly ArticuloId[] }[] = [
  {
    id: 'responsable',
    icon: BuildingComplex,
    articulos: ['empezar', 'cuenta', 'empresa', 'colas', 'puestos', 'avisos', 'ley'],
  },
  { id: 'atiendo', icon: Headset, articulos: ['atender', 'flujo'] },
  { id: 'espero', icon: Smartphone, articulos: ['espera'] },
  { id: 'tecnico', icon: Wrench, articulos: ['tecnica'] },
]

const PRIMEROS: readonly ArticuloId[] = ['cuenta', 'empresa', 'colas', 'atender']

const pasoDe = (id: ArticuloId) => documentacion.guia.pasos.find((paso) => paso.id === id)
const tituloDe = (id: ArticuloId) => pasoDe(id)?.titulo ?? documentacion.guia.empezar.titulo

/** The articles of the guide. `elegido` comes from the address; without a script all are shown, one below the other. */
export function Guia({ elegido }: { elegido: string }) {
  const rol = ROLES.find(({ articulos }) => articulos.some((id) => id === elegido)) ?? ROLES[0]
  const actual = rol?.articulos.find((id) => id === elegido) ?? 'empezar'
  return (
    <>
      <nav
        aria-label={documentacion.guia.elige}
        className="my-4 grid grid-cols-2 gap-2 md:my-6 md:grid-cols-4 md:gap-3"
      >
        {ROLES.map(({ id, icon: Icon, articulos }) => (
          <Link
            key={id}
            to={{ hash: articulos[0] }}
            preventScrollReset
            aria-current={id === rol?.id ? 'true' : undefined}
            className={cx(
              'grid content-start gap-x-3 rounded-card border border-line p-3 hover:bg-hover md:grid-cols-[1.25rem_minmax(0,1fr)] md:items-center md:px-4',
              id === rol?.id && 'border-text inset-ring inset-ring-text',
            )}
          >
            <Icon
              aria-hidden="true"
              className={cx('size-5 max-md:mb-2 md:row-span-2', id !== rol?.id && 'text-muted')}
            />
            <span className="font-semibold">{documentacion.guia.roles[id].nombre}</span>
            <span className="text-xs text-muted">{documentacion.guia.roles[id].texto}</span>
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-1 gap-6 border-t border-line pt-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10 md:pt-6">
        {rol && (
          <nav aria-labelledby="articulos" className="noscript:hidden max-md:order-2">
            <p id="articulos" className="px-3 pb-2 text-xs font-medium text-faint">
              {documentacion.guia.roles[rol.id].nombre}
            </p>
            {rol.articulos.map((id) => (
              <Link
                key={id}
                to={{ hash: id }}
                preventScrollReset
                aria-current={id === actual ? 'true' : undefined}
                className={cx(
                  'flex min-h-8 items-center rounded-control px-3 py-1 text-sm hover:bg-hover touch:min-h-11',
                  id === actual ? 'bg-sunken font-semibold' : 'font-medium text-muted',
                )}
              >
                {tituloDe(id)}
              </Link>
            ))}
          </nav>
        )}
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          {ROLES.flatMap(({ articulos }) => articulos).map((id) => {
            const paso = pasoDe(id)
            return (
              <article
                key={id}
                id={id}
                className={cx('scroll-mt-24', id !== actual && 'hidden noscript:block')}
              >
                {paso ? <Articulo paso={paso} /> : <Empezar />}
              </article>
            )
          })}
        </div>
      </div>
    </>
  )
}

/** The four steps from the account to the first call. */
const Empezar = () => (
  <>
    <h2 className="text-xl font-semibold tracking-[-0.01em]">{documentacion.guia.empezar.titulo}</h2>
    <p className="mt-1 mb-4 text-muted">{documentacion.guia.empezar.texto}</p>
    <ol>
      {PRIMEROS.map(pasoDe).map(
        (paso, at) =>
          paso && (
            <li
              key={paso.id}
              className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-4 border-t border-line py-4"
            >
              <span
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-full bg-sunken text-sm font-semibold"
              >
                {at + 1}
              </span>
              <div>
                <p className="sr-only">{documentacion.guia.paso(at + 1)}</p>
                <h3 className="leading-7 font-semibold">{paso.titulo}</h3>
                <p className="max-w-[80ch] text-muted">{'resumen' in paso ? paso.resumen : paso.texto}</p>
                {'ejemplos' in paso && (
                  <p className="mt-2 flex flex-wrap gap-2">
                    {paso.ejemplos.map(({ nombre }) => (
                      <Badge key={nombre}>{nombre}</Badge>
                    ))}
                  </p>
                )}
              </div>
            </li>
          ),
      )}
    </ol>
  </>
)

const Articulo = ({ paso }: { paso: Paso }) => (
  <>
    <h2 className="text-xl font-semibold tracking-[-0.01em]">{paso.titulo}</h2>
    <p className="mt-1 mb-4 text-muted">{paso.texto}</p>
    {'ejemplos' in paso && (
      <ul className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-3">
        {paso.ejemplos.map(({ nombre, detalle }) => (
          <li key={nombre}>
            <strong className="font-semibold">{nombre}</strong>{' '}
            <span className="text-sm text-muted">{detalle}</span>
          </li>
        ))}
      </ul>
    )}
    <ul>
      {paso.puntos.map((punto) => (
        <li key={punto} className="border-t border-line py-3">
          <p className="max-w-[80ch]">{punto}</p>
        </li>
      ))}
    </ul>
    {'enlace' in paso && shows(SOLO[paso.enlace.a]) && (
      <LinkButton
        data-solo={SOLO[paso.enlace.a]}
        to={DESTINOS[paso.enlace.a]()}
        variant="secondary"
        className="mt-2"
      >
        {paso.enlace.texto}
      </LinkButton>
    )}
  </>
)
