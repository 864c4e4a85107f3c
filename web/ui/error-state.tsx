import { comun } from '#texts/comun.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type Props = { title: string; text?: string; onRetry?: () => void; retrying?: boolean }

/** Shown when data could not be loaded: what happened, and a way to try again. */
export function ErrorState({ title, text, onRetry, retrying }: Props) {
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry} loading={retrying}>
      {comun.reintentar}
    </Button>
  )
  return (
    <Banner tone="danger" title={title} action={retry}>
      {text}
    </Banner>
  )
}
