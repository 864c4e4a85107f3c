import { sentenceOf } from '#web/lib/api/api-error.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

type Query = {
  isError: boolean
  isFetching: boolean
  error: unknown
  data: unknown
  refetch: () => unknown
}

/** Says that something could not be loaded, and offers to try again. What was loaded before stays in view without it. */
export const NotLoaded = ({ query, title }: { query: Query; title: string }) =>
  query.isError && !query.data ? (
    <ErrorState
      title={title}
      text={sentenceOf(query.error, '')}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  ) : null
