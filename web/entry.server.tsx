import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { WholePage } from './lib/page/only-read.ts'

/** Renders each page of the build completely before returning it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
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
