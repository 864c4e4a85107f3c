import { sentenceOf } from '#web/lib/api/api-error.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

type Query = {
  isError: boolean
  isFetching: boolean
  error: unknown
  data: unknown
  refetch: () => unknown
}

/** Reports that loading failed, and offers a retry. Renders nothing if older data is still in view. */
export const NotLoaded = ({ query, title }: { query: Query; title: string }) =>
  query.isError && !query.data ? (
    <ErrorState
      title={title}
      text={sentenceOf(query.error, '')}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  ) : null
