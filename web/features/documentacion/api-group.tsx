import { ChevronDown } from 'lucide-react'
import { apiReferencia } from '#texts/api-referencia.ts'
import { documentacion } from '#texts/documentacion.ts'
import type { ApiCall } from '#web/bundler/openapi-reference.ts'
import { shows } from '#web/lib/page/installation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CodeBlock } from '#web/ui/code-block.tsx'
import type { Tone } from '#web/ui/tone.ts'

const TONES: Record<string, Tone> = { GET: 'info', POST: 'success', PUT: 'warning', DELETE: 'danger' }

/** Plans have prices, which an installation of one's own does not show. */
const soloOf = ({ path }: ApiCall) => (/\/plan(?:es)?(?:\/|$)/.test(path) ? 'servicio' : undefined)

type Props = { name: string; description: string; calls: ApiCall[] }

export const ApiGroup = ({ name, description, calls }: Props) => (
  <section className="grid gap-4">
    <header>
      <h3 className="text-xl font-bold">{apiReferencia.grupos[name]?.nombre ?? name}</h3>
      <p className="text-muted">{apiReferencia.grupos[name]?.texto ?? description}</p>
    </header>
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {calls.map((call) => shows(soloOf(call)) && <Call key={call.name} call={call} />)}
    </div>
  </section>
)

const Call = ({ call }: { call: ApiCall }) => (
  <details data-solo={soloOf(call)} className="group border-line not-first:border-t">
    <summary className="grid list-none grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3.5 hover:bg-sunken/60 sm:px-5 [&::-webkit-details-marker]:hidden">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[call.method]}>{call.method}</Badge>
        <code className="font-mono text-sm font-semibold break-all">{call.path}</code>
      </span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 text-muted transition-transform group-open:rotate-180"
      />
      <span className="text-muted">{apiReferencia.llamadas[call.name] ?? call.summary}</span>
    </summary>
    <div className="grid gap-4 px-4 pb-5 sm:px-5">
      <p>
        <Badge tone={call.public ? 'success' : 'neutral'}>
          {call.public ? documentacion.api.publica : documentacion.api.sesion}
        </Badge>
      </p>
      {call.parameters.length > 0 && (
        <dl className="grid gap-1">
          <dt className="font-semibold">{documentacion.api.parametros}</dt>
          {call.parameters.map(({ name, description }) => (
            <dd key={name} className="text-muted">
              <code className="font-mono text-sm font-semibold text-text">{name}</code>{' '}
              {/* Parameters are described in Spanish, as in the API document. */}
              <span lang="es">{description}</span>
            </dd>
          ))}
        </dl>
      )}
      {call.request && (
        <CodeBlock title={documentacion.api.cuerpo} code={JSON.stringify(call.request, null, 2)} />
      )}
      {call.reply && (
        <CodeBlock title={documentacion.api.respuesta} code={JSON.stringify(call.reply, null, 2)} />
      )}
      {call.errors.length > 0 && (
        <p className="grid gap-1">
          <strong className="font-semibold">{documentacion.api.codigos}</strong>
          <code className="font-mono text-sm text-muted">{call.errors.join(' · ')}</code>
        </p>
      )}
    </div>
  </details>
)
