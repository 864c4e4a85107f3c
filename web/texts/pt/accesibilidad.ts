import type { accesibilidad as es } from '../es/accesibilidad.ts'
import type { Texts } from '../texts.ts'

export const accesibilidad = {
  titulo: 'Acessibilidade',
  descripcion:
    'O que foi testado da acessibilidade do Turnero e como, em cada critério de sucesso das WCAG 2.2, níveis A e AA.',
  encabezado: 'Acessibilidade',
  texto:
    'O que testamos e como, em cada critério de sucesso das WCAG 2.2, níveis A e AA. E também o que falta.',
  fecha: 'Revisada em 18 de novembro de 2026',
  indice: 'Nesta página',
  secciones: [
    {
      id: 'pruebas',
      titulo: 'Como foi testado',
      puntos: [
        'axe, um programa que procura barreiras: nas telas do site, das contas, do painel, do celular, do totem e da TV, em seus principais menus, diálogos e erros, no tema claro e no escuro.',
        'Histórias automáticas por teclado, por toque, a 320 e 360 px, sem JavaScript, em movimento reduzido, em alto contraste e para impressão. Cada uma cobre algumas telas.',
        'Lighthouse: 100 de 100 em acessibilidade em sete páginas (início, preços, login, minha senha, consulta de senha, totem e TV).',
        'Revisão à mão no código, onde nenhum programa pode decidir: buscas e leitura das partes que as telas compartilham, não tela por tela.',
      ],
    },
    {
      id: 'pendiente',
      titulo: 'O que não foi testado',
      puntos: [
        'Ninguém usou o Turnero com um leitor de tela real (NVDA, JAWS, VoiceOver ou TalkBack), com controle por voz nem com um acionador.',
        'Não houve testes com pessoas com deficiência nem uma auditoria externa. A própria equipe escreveu esta declaração.',
        'axe e as histórias rodam no Chromium e quase sempre em espanhol. No Firefox e no WebKit só se testou retirar e acompanhar uma senha.',
        'A tela que conecta uma TV não passou por axe, e o alto contraste só foi testado nas estatísticas.',
      ],
    },
  ],
  resumen: 'Resultado',
  resumenTexto:
    'Os 55 critérios dos níveis A e AA. O 4.1.1 não existe mais na versão 2.2. “Atende em parte” quer dizer que conhecemos uma falha ou que falta testar algo, e cada caso diz o quê.',
  estados: {
    cumple: 'Atende',
    parte: 'Atende em parte',
    noAplica: 'Não se aplica',
    noProbado: 'Não testado',
  },
  nivel: (nivel: string) => `Nível ${nivel}`,
  principios: [
    {
      id: 'perceptible',
      titulo: 'Perceptível',
      criterios: [
        {
          id: '1.1.1',
          nombre: 'Conteúdo não textual',
          como: 'axe; os códigos QR e as fotos têm nome, os ícones decorativos ficam ocultos e cada gráfico tem sua tabela.',
        },
        {
          id: '1.2.1',
          nombre: 'Apenas áudio e apenas vídeo (pré-gravado)',
          como: 'Não há áudio nem vídeo gravado.',
        },
        { id: '1.2.2', nombre: 'Legendas (pré-gravadas)', como: 'Não há vídeo gravado.' },
        {
          id: '1.2.3',
          nombre: 'Audiodescrição ou mídia alternativa (pré-gravada)',
          como: 'Não há vídeo gravado.',
        },
        {
          id: '1.2.4',
          nombre: 'Legendas (ao vivo)',
          como: 'Não há vídeo ao vivo; a voz da TV diz o mesmo que se lê nela.',
        },
        { id: '1.2.5', nombre: 'Audiodescrição (pré-gravada)', como: 'Não há vídeo gravado.' },
        {
          id: '1.3.1',
          nombre: 'Informações e relações',
          como: 'axe; os testes encontram títulos, listas, tabelas, grupos e campos pela função e pelo nome.',
        },
        {
          id: '1.3.2',
          nombre: 'Sequência com significado',
          como: 'Revisado à mão no código: a ordem visual difere da ordem de leitura só em alguns botões e números, sem mudar o sentido.',
        },
        {
          id: '1.3.3',
          nombre: 'Características sensoriais',
          como: 'Buscado nos textos em espanhol: a única indicação por cor, a do mapa de horários, vem também em números e tabela.',
        },
        {
          id: '1.3.4',
          nombre: 'Orientação',
          como: 'Revisado à mão no código: nada fixa a orientação. As histórias usam janelas verticais e horizontais.',
        },
        {
          id: '1.3.5',
          nombre: 'Identificar o objetivo de entrada',
          como: 'axe e um teste do preenchimento automático nas contas. O totem o desliga de propósito, para não oferecer dados de outra pessoa.',
        },
        {
          id: '1.4.1',
          nombre: 'Utilização de cores',
          como: 'axe nos links dentro de textos; os estados e erros têm palavras. O menu do site sublinha a página aberta, com um teste.',
        },
        {
          id: '1.4.2',
          nombre: 'Controle de áudio',
          como: 'Histórias: a TV não emite som até que alguém o ative, e o celular tem um botão para o som.',
        },
        {
          id: '1.4.3',
          nombre: 'Contraste (mínimo)',
          como: 'axe nos dois temas; os textos nas cores de cada empresa são calculados para chegar a 4,5:1, com testes.',
        },
        {
          id: '1.4.4',
          nombre: 'Redimensionar texto',
          como: 'Nada bloqueia o zoom, e os testes a 320 px equivalem a um zoom de 400%. Não se testou aumentar só o texto, e a TV ajusta as letras à sua tela.',
        },
        {
          id: '1.4.5',
          nombre: 'Imagens de texto',
          como: 'Revisado à mão no código: só os logotipos são imagens.',
        },
        {
          id: '1.4.10',
          nombre: 'Refluxo',
          como: 'Histórias a 320 px: todo o site em inglês e português, e o painel, o celular, o totem e a TV com os textos mais longos possíveis.',
        },
        {
          id: '1.4.11',
          nombre: 'Contraste não textual',
          como: 'Calculado à mão: o foco e as bordas dos campos passam de 3:1. A aba escolhida tem uma borda que também passa. Não chegam as células claras do mapa de horários nem as barras no tema escuro.',
        },
        {
          id: '1.4.12',
          nombre: 'Espaçamento de texto',
          como: 'Nenhum teste muda o espaçamento de letras, palavras ou linhas.',
        },
        {
          id: '1.4.13',
          nombre: 'Conteúdo em foco por mouse ou teclado',
          como: 'Revisado à mão no código: os menus se abrem por clique, e os nomes que aparecem sobre os ícones são os do navegador.',
        },
      ],
    },
    {
      id: 'operable',
      titulo: 'Operável',
      criterios: [
        {
          id: '2.1.1',
          nombre: 'Teclado',
          como: 'Histórias por teclado: chamar e mover pessoas no painel, retirar uma senha no totem, ordenar filas, menus, diálogos e carrosséis.',
        },
        {
          id: '2.1.2',
          nombre: 'Sem bloqueio do teclado',
          como: 'Testes: com Esc se sai dos diálogos e menus, e o foco volta ao botão que os abriu.',
        },
        {
          id: '2.1.4',
          nombre: 'Atalhos de teclado por caractere',
          como: 'Só o painel tem atalhos de uma letra. São desligados na ajuda dos atalhos, com um teste; também não agem enquanto você digita nem com um diálogo aberto.',
        },
        {
          id: '2.2.1',
          nombre: 'Ajustável por temporização',
          como: 'A sessão dura 30 dias, ou 12 horas se você escolher “computador compartilhado”. O totem apaga o que foi digitado após 60 segundos e mostra a senha por 20 segundos, sem como prolongar.',
        },
        {
          id: '2.2.2',
          nombre: 'Colocar em pausa, parar, ocultar',
          como: 'Histórias: os carrosséis e a demonstração podem ser pausados. Falta: uma TV com mais de 12 filas muda de página a cada 8 segundos e não pode ser pausada.',
        },
        {
          id: '2.3.1',
          nombre: 'Três flashes ou abaixo do limite',
          como: 'Animações revisadas à mão no código: nenhuma pisca. Não se mediu com um instrumento.',
        },
        {
          id: '2.4.1',
          nombre: 'Ignorar blocos',
          como: 'axe; o link para pular ao conteúdo foi revisado à mão no código.',
        },
        { id: '2.4.2', nombre: 'Página com título', como: 'Teste: cada página tem um título próprio.' },
        {
          id: '2.4.3',
          nombre: 'Ordem do foco',
          como: 'Histórias por teclado: o foco vai ao conteúdo ao navegar, ao primeiro erro de um formulário e à ação principal quando um controle desaparece.',
        },
        {
          id: '2.4.4',
          nombre: 'Finalidade do link (em contexto)',
          como: 'axe exige texto em cada link. Não se revisou link por link se esse texto faz sentido.',
        },
        {
          id: '2.4.5',
          nombre: 'Várias formas',
          como: 'As páginas do site estão no menu ou no rodapé e em outros links; às telas do painel quase sempre só se chega pelo menu.',
        },
        {
          id: '2.4.6',
          nombre: 'Cabeçalhos e rótulos',
          como: 'Teste: cada página tem um só título principal. axe rejeita campos sem rótulo. Não se revisou um por um se títulos e rótulos fazem sentido.',
        },
        {
          id: '2.4.7',
          nombre: 'Foco visível',
          como: 'Revisado à mão no código: todo controle focado pelo teclado tem um contorno de 3 px.',
        },
        {
          id: '2.4.11',
          nombre: 'Foco não obscurecido (mínimo)',
          como: 'Revisado à mão no código: a página deixa espaço abaixo do cabeçalho fixo. Não se testou sob os avisos nem sob o botão fixo do totem.',
        },
        {
          id: '2.5.1',
          nombre: 'Gestos de acionamento',
          como: 'História em tela sensível ao toque: os carrosséis deslizam e também têm botões. Não há gestos de dois dedos.',
        },
        {
          id: '2.5.2',
          nombre: 'Cancelamento de acionamento',
          como: 'Revisado à mão no código: as ações ocorrem ao soltar; ao pressionar só se fecha um menu ou se mostra um número.',
        },
        {
          id: '2.5.3',
          nombre: 'Rótulo no nome acessível',
          como: 'Os testes procuram os botões pelo texto visível. Ao revisar o código achamos exceções, como “Voltou” nas senhas recentes, e corrigimos. A regra de axe não foi usada.',
        },
        { id: '2.5.4', nombre: 'Atuação por movimento', como: 'Nada é acionado ao mover o celular.' },
        {
          id: '2.5.7',
          nombre: 'Movimentos de arrastar',
          como: 'Histórias: as filas são ordenadas por botões, e os carrosséis avançam por botões. Nada mais é arrastado.',
        },
        {
          id: '2.5.8',
          nombre: 'Tamanho do alvo (mínimo)',
          como: 'axe e sua regra de tamanho no site e no painel; nas páginas de clientes só se leu o código dos botões e campos compartilhados.',
        },
      ],
    },
    {
      id: 'comprensible',
      titulo: 'Compreensível',
      criterios: [
        {
          id: '3.1.1',
          nombre: 'Idioma da página',
          como: 'axe e histórias: cada página declara seu idioma, também ao trocá-lo.',
        },
        {
          id: '3.1.2',
          nombre: 'Idioma das partes',
          como: 'Um teste procura palavras de outro idioma sem marcação. O idioma do que cada negócio escreve não é marcado.',
        },
        {
          id: '3.2.1',
          nombre: 'Em foco',
          como: 'Revisado à mão no código: focar um controle não abre janelas nem muda de página.',
        },
        {
          id: '3.2.2',
          nombre: 'Em entrada',
          como: 'Revisado à mão no código: escolher um valor não envia formulários; trocar de fila ou de idioma atualiza a mesma tela.',
        },
        {
          id: '3.2.3',
          nombre: 'Navegação consistente',
          como: 'Revisado à mão no código: cabeçalho, menu e rodapé são os mesmos em todas as páginas de cada parte.',
        },
        {
          id: '3.2.4',
          nombre: 'Identificação consistente',
          como: 'Revisado à mão no código: as telas compartilham os mesmos botões e textos.',
        },
        {
          id: '3.2.6',
          nombre: 'Ajuda consistente',
          como: 'Revisado à mão no código: ajuda e contato estão no mesmo lugar do rodapé em todo o site. As outras telas não os têm.',
        },
        {
          id: '3.3.1',
          nombre: 'Identificação do erro',
          como: 'Histórias: o erro é explicado junto ao campo, que recebe o foco.',
        },
        {
          id: '3.3.2',
          nombre: 'Rótulos ou instruções',
          como: 'axe exige um rótulo em cada campo; o que é opcional é dito em palavras.',
        },
        {
          id: '3.3.3',
          nombre: 'Sugestão de erro',
          como: 'Histórias: a mensagem diz como corrigir, por exemplo, o formato do telefone.',
        },
        {
          id: '3.3.4',
          nombre: 'Prevenção de erros (legal, financeiro, dados)',
          como: 'Histórias: excluir uma empresa, uma fila ou uma conta pede confirmação, e as ações sobre senhas podem ser desfeitas. Não há pagamentos.',
        },
        {
          id: '3.3.7',
          nombre: 'Entrada redundante',
          como: 'Histórias: o e-mail passa do cadastro para o login, e a criação de uma empresa mantém o que foi digitado ao voltar.',
        },
        {
          id: '3.3.8',
          nombre: 'Autenticação acessível (mínimo)',
          como: 'Teste: é possível colar a senha de acesso e usar um gerenciador de senhas. Não há captcha.',
        },
      ],
    },
    {
      id: 'robusto',
      titulo: 'Robusto',
      criterios: [
        {
          id: '4.1.2',
          nombre: 'Nome, função, valor',
          como: 'axe; as histórias usam os controles pela função e pelo nome.',
        },
        {
          id: '4.1.3',
          nombre: 'Mensagens de status',
          como: 'As histórias encontram avisos e erros pela função de status ou alerta. Não foram ouvidos em um leitor de tela.',
        },
      ],
    },
  ],
  barrera: {
    id: 'barrera',
    titulo: 'Encontrou uma barreira?',
    texto:
      'Conte para nós em que página você estava, o que queria fazer e que navegador ou tecnologia assistiva usa. Se precisa de uma senha agora, peça a quem atende: essa pessoa pode adicionar você pelo painel.',
    contacto: 'Ir para contato',
    propia: (soporte: string) => `Escreva para ${soporte}.`,
    propiaSinCorreo: 'Fale com quem administra este serviço.',
  },
} as const satisfies Texts<typeof es>
