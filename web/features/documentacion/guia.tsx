import { documentacion } from '#texts/documentacion.ts'
import { shows } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'

const DESTINOS = { registro: paths.registro, login: paths.login, demo: paths.demo }
/** The installations that have a destination. */
const SOLO: Record<string, string> = { registro: 'registro-abierto' }

type Paso = (typeof documentacion.guia.pasos)[number]

export const Guia = () => (
  <ol className="grid gap-12 sm:gap-16">
    {documentacion.guia.pasos.map((paso, at) => (
      <li key={paso.id} id={paso.id} className="grid gap-5 sm:grid-cols-[5rem_1fr] sm:gap-8">
        <span
          aria-hidden="true"
          className="turno-number grid size-16 place-items-center rounded-card bg-brand-soft text-3xl text-brand-text sm:size-20 sm:text-4xl"
        >
          {at + 1}
        </span>
        <PasoBody paso={paso} numero={at + 1} />
      </li>
    ))}
  </ol>
)

const PasoBody = ({ paso, numero }: { paso: Paso; numero: number }) => (
  <div className="grid justify-items-start gap-5">
    <header className="grid gap-1">
      <p className="sr-only">{documentacion.guia.paso(numero)}</p>
      <h2 className="text-2xl font-bold">{paso.titulo}</h2>
      <p className="text-lg text-muted">{paso.texto}</p>
    </header>
    {'ejemplos' in paso && (
      <ul className="grid w-full gap-3 sm:grid-cols-3">
        {paso.ejemplos.map(({ nombre, detalle }) => (
          <li key={nombre} className="grid rounded-control border border-line bg-surface px-4 py-3">
            <strong className="font-semibold">{nombre}</strong>
            <span className="text-sm text-muted">{detalle}</span>
          </li>
        ))}
      </ul>
    )}
    <ul className="grid list-disc gap-2.5 pl-5 marker:text-brand-text">
      {paso.puntos.map((punto) => (
        <li key={punto} className="pl-1">
          {punto}
        </li>
      ))}
    </ul>
    {'enlace' in paso && shows(SOLO[paso.enlace.a]) && (
      <LinkButton data-solo={SOLO[paso.enlace.a]} to={DESTINOS[paso.enlace.a]()} variant="secondary">
        {paso.enlace.texto}
      </LinkButton>
    )}
  </div>
)
