import { servicios as t } from '#texts/servicios.ts'
import { ONLY_READ } from '#web/lib/page/only-read.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Ayuda, Contacto } from './ayuda-contacto.tsx'
import { Mision } from './mision.tsx'
import { Preguntas } from './preguntas.tsx'
import { ListaServicios, Valores } from './tarjetas.tsx'

export const handle = ONLY_READ

export const meta = () =>
  namedPage({
    title: t.titulo,
    description: t.descripcion,
    path: paths.servicios(),
    data: {
      '@type': 'FAQPage',
      mainEntity: t.preguntas.lista.map(({ pregunta, respuesta }) => ({
        '@type': 'Question',
        name: pregunta,
        acceptedAnswer: { '@type': 'Answer', text: respuesta },
      })),
    },
  })

export default function ServiciosScreen() {
  return (
    <>
      <PageHero eyebrow={t.titulo} title={t.encabezado} text={t.texto}>
        <LinkButton to={paths.demo()} size="lg">
          {t.demo}
        </LinkButton>
      </PageHero>
      <Valores />
      <Mision />
      <ListaServicios />
      <Preguntas />
      <Ayuda />
      <Contacto />
    </>
  )
}
