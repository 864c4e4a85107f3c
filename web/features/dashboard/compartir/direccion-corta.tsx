import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { ALIAS_MAXIMO, AliasElegido, type Empresa } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import { compartir as t } from '#texts/compartir.ts'
import { call } from '#web/lib/api/api.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
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
    <ActionRow
      icon={AtSign}
      title={<h3>{t.alias}</h3>}
      text={
        <>
          <p>{empresa.alias ? t.aliasFijo : t.aliasTexto}</p>
          {!empresa.alias && (
            <Form form={form} className="mt-3 grid gap-3 text-text">
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
        </>
      }
      action={
        empresa.alias && (
          <p className="rounded-badge bg-sunken px-1.5 py-0.5 text-xs font-medium wrap-anywhere text-muted select-all max-lg:ml-14">
            {location.host + paths.corta(empresa.alias)}
          </p>
        )
      }
    />
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
