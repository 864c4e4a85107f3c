import type { servicios as es } from '../es/servicios.ts'
import type { Texts } from '../texts.ts'

export const servicios = {
  titulo: 'Serviços',
  descripcion:
    'O que o Turnero faz pelo seu negócio: filas virtuais, telas, totem e estatísticas. Perguntas frequentes, ajuda e contato.',
  encabezado: 'Esperar pode ser bom',
  texto:
    'Nascemos de uma pergunta simples: se já pedimos comida e transporte pelo celular, por que continuamos em pé na fila?',
  demo: 'Ver demo',
  valores: {
    etiqueta: 'O que nos move',
    titulo: 'Quatro ideias por trás de cada tela',
    lista: [
      {
        id: 'tiempo',
        titulo: 'Respeito pelo tempo',
        texto: 'Dizemos quanto falta com honestidade: uma faixa, nunca uma promessa vazia.',
      },
      {
        id: 'sencillez',
        titulo: 'Simplicidade',
        texto: 'Uma ação clara por tela. Quem nunca usou um sistema de senhas entende o nosso.',
      },
      {
        id: 'inclusion',
        titulo: 'Para todas as pessoas',
        texto: 'Letras grandes, contraste, teclado e leitor de tela. E totem para quem não tem celular.',
      },
      {
        id: 'privacidad',
        titulo: 'Privacidade',
        texto:
          'Uma senha não precisa de conta. E-mail ou telefone, só se a pessoa pedir avisos. Você decide quanto do nome aparece.',
      },
    ],
  },
  mision: {
    etiqueta: 'Nossa missão',
    titulo: 'Devolver às pessoas o tempo que perdem na fila',
    texto:
      'O Turnero começou como projeto universitário para uma feira de tecnologia. Seguimos com a mesma meta: que qualquer negócio, grande ou pequeno, atenda por senha sem comprar equipamentos.',
    cifras: [
      { valor: '+150%', texto: 'de eficiência no atendimento' },
      { valor: '500+', texto: 'empresas' },
      { valor: '1 mi+', texto: 'de senhas gerenciadas' },
      { valor: '99,9%', texto: 'de disponibilidade' },
    ],
    nota: 'Números ilustrativos: mostram a escala que buscamos, não resultados medidos.',
  },
  lista: {
    etiqueta: 'Serviços',
    titulo: 'Tudo o que acontece entre “cheguei” e “pode entrar”',
    tarjetas: [
      {
        id: 'filas',
        titulo: 'Filas virtuais',
        texto:
          'Uma fila por tipo de atendimento: geral, reclamações, prioritária. Cada uma com seu tempo e seu estado.',
      },
      {
        id: 'pantallas',
        titulo: 'Telas públicas',
        texto: 'TV de chamada para a sala e totem de entrada com QR. Abrem em qualquer TV ou tablet.',
      },
      {
        id: 'seguimiento',
        titulo: 'Acompanhamento no celular',
        texto: 'Cada cliente vê sua posição e as senhas que faltam. Quando chega a vez, a tela avisa.',
      },
      {
        id: 'estadisticas',
        titulo: 'Estatísticas',
        texto:
          'Tempos de espera, horários de pico e senhas atendidas para decidir com dados do seu próprio negócio.',
      },
    ],
  },
  preguntas: {
    etiqueta: 'Perguntas frequentes',
    titulo: 'O que mais nos perguntam',
    lista: [
      {
        pregunta: 'Meus clientes precisam instalar algo ou criar uma conta?',
        respuesta:
          'Não. Escaneiam o QR ou abrem o link, digitam o nome, escolhem o tipo de atendimento e pronto. Tudo acontece no navegador.',
      },
      {
        pregunta: 'E se alguém não tiver celular?',
        respuesta:
          'Pode retirar a senha no totem da entrada ou pedir à sua equipe, que a adiciona pelo painel. Verá seu número na TV da sala.',
      },
      {
        pregunta: 'Como se calcula o tempo de espera?',
        respuesta:
          'Com as pessoas que estão antes e os minutos que você indica para cada fila; assim que há histórico, com o que sua fila demora de verdade. Sempre mostramos uma faixa, e se a fila está em pausa não inventamos um número.',
      },
      {
        pregunta: 'Posso dar prioridade a certas pessoas?',
        respuesta:
          'Sim. Marque uma fila como prioritária e, quando você chamar o próximo de todas as filas, essas pessoas passam primeiro.',
      },
      {
        pregunta: 'O que acontece quando terminam os 14 dias de teste?',
        respuesta:
          'Sua conta passa para o primeiro plano. Nada é apagado e suas filas continuam funcionando; só não será possível criar mais do que esse plano permite.',
      },
      {
        pregunta: 'Que dados dos meus clientes são guardados?',
        respuesta:
          'O nome que digitam, o que respondem às suas perguntas, a senha e as horas em que cada coisa aconteceu. O e-mail ou telefone só é guardado se pedirem avisos: cifrado, e apagado um dia depois da senha. Nas telas você pode mostrar só as iniciais ou o número.',
      },
      {
        pregunta: 'Posso conectar o Turnero ao meu próprio sistema?',
        respuesta: 'Sim, com a API REST. Ela está completa, com exemplos, na documentação.',
      },
    ],
  },
  ayuda: {
    etiqueta: 'Central de ajuda',
    titulo: 'Aprenda em poucos minutos',
    texto: 'O guia explica passo a passo como se cadastrar, abrir sua empresa, configurar filas e atender.',
    guia: 'Abrir o guia do usuário',
    api: 'Ver a API REST',
    demo: 'Experimentar sem cadastro',
  },
  contacto: {
    etiqueta: 'Contato',
    titulo: 'Vamos conversar',
    texto:
      'Conte como você atende hoje e o que gostaria de melhorar. Quem responde é uma pessoa, não um robô.',
    escribir: 'Escreva para',
    sinCorreo:
      'Quem administra este serviço ainda não publicou um e-mail de contato. Enquanto isso, a documentação e as perguntas frequentes resolvem quase tudo.',
    documentacion: 'Ir para a documentação',
  },
} as const satisfies Texts<typeof es>
