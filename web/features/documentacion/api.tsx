import { apiReference } from 'virtual:api-reference'
import { Download } from 'lucide-react'
import { documentacion } from '#texts/documentacion.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { CodeBlock } from '#web/ui/code-block.tsx'
import { ApiGroup } from './api-group.tsx'
import { curlOf, javascriptOf, servidorOf } from './ejemplo.ts'

const errorOf = (mensaje: string) => ({ codigo: 'cola_pausada', error: mensaje, message: mensaje, mensaje })

export function Api() {
  return (
    <div className="grid gap-14">
      <header className="grid justify-items-start gap-3">
        <h2 className="text-2xl font-bold">{documentacion.api.titulo}</h2>
        <p className="max-w-prose text-lg text-muted">{documentacion.api.texto}</p>
        <a
          href="/api/openapi.json"
          download
          className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-brand-text underline-offset-4 hover:underline"
        >
          <Download aria-hidden="true" className="size-5" />
          {documentacion.api.documento}
        </a>
      </header>
      <Ejemplo />
      {apiReference.groups.map((group) => (
        <ApiGroup key={group.name} {...group} />
      ))}
      <section className="grid gap-4">
        <h3 className="text-xl font-bold">{documentacion.api.errores.titulo}</h3>
        <p className="max-w-prose text-muted">{documentacion.api.errores.texto}</p>
        <CodeBlock title="409" code={JSON.stringify(errorOf(documentacion.api.errores.ejemplo), null, 2)} />
      </section>
    </div>
  )
}

function Ejemplo() {
  const servidor = servidorOf(useHydrated())
  const call = apiReference.groups.flatMap(({ calls }) => calls).find(({ name }) => name === 'pedirTurno')
  if (!call) return null
  return (
    <section className="grid gap-4">
      <h3 className="text-xl font-bold">{documentacion.api.ejemplo.titulo}</h3>
      <p className="max-w-prose text-muted">{documentacion.api.ejemplo.texto}</p>
      <CodeBlock title={documentacion.api.ejemplo.peticion} code={curlOf(call, servidor)} />
      <div className="grid gap-4 lg:grid-cols-2">
        <CodeBlock title={documentacion.api.ejemplo.codigo} code={javascriptOf(call, servidor)} />
        <CodeBlock title={documentacion.api.ejemplo.respuesta} code={JSON.stringify(call.reply, null, 2)} />
      </div>
    </section>
  )
}
