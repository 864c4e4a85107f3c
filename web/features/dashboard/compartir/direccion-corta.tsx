import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ALIAS_MAXIMO, AliasElegido, type Empresa } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import { compartir as t } from '#texts/compartir.ts'
import { call } from '#web/lib/api/api.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** The short address for a poster. Chosen once, so that what is printed stays true. */
export function DireccionCorta({ empresa }: { empresa: Empresa }) {
  const elegir = useElegirAlias(empresa.id)
  const toast = useToast()
  const form = useForm({
    initial: { alias: aliasDe(empresa.nombre) },
    body: AliasElegido,
    sentences: { alias: t.aliasMal },
    send: ({ alias }) => elegir.mutateAsync(alias),
    onSent: () => toast(t.aliasElegido),
  })
  const failure = form.failure ? sentenceOf(form.failure, t.aliasFallo) : undefined
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-lg font-semibold">{t.alias}</h3>
        <p className="text-muted">{empresa.alias ? t.aliasFijo : t.aliasTexto}</p>
      </div>
      {empresa.alias ? (
        <p className="text-lg font-semibold wrap-anywhere select-all">
          {location.host + paths.corta(empresa.alias)}
        </p>
      ) : (
        <Form form={form} className="grid gap-3">
          <TextField
            {...form.field('alias')}
            label={t.aliasCampo}
            hint={location.host + paths.corta(form.values.alias || '…')}
            error={form.errors.alias ?? failure}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <Button
            type="submit"
            variant="secondary"
            loading={form.pending}
            disabled={!form.ready}
            className="justify-self-start"
          >
            {t.aliasElegir}
          </Button>
        </Form>
      )}
    </div>
  )
}

/** Turns 'Clínica Sol' into clinica-sol. */
const aliasDe = (nombre: string): string =>
  nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ALIAS_MAXIMO)
    .replace(/^-|-$/g, '')

function useElegirAlias(id: string) {
  const client = useQueryClient()
  const correo = useSesion()?.correo ?? ''
  return useMutation({
    mutationFn: (alias: string) => call(endpoints.elegirAlias, { params: { correo, id }, body: { alias } }),
    onSuccess: (reply) => client.setQueryData(keys.empresa(id), reply),
  })
}
