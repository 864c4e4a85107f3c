import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { WholePage } from './lib/page/only-read.ts'
import { setLanguageOfPath } from './texts/live.ts'

/** Renders each page of the build completely before returning it, one after another, because they share the texts. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  setLanguageOfPath(new URL(request.url).pathname)
  const whole = import.meta.env.PROD && !context.isSpaMode
  const stream = await renderToReadableStream(
    <WholePage value={whole}>
      <ServerRouter context={context} url={request.url} />
    </WholePage>,
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
