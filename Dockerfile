# docker build -t flipbook . && docker run --rm -v "$PWD:/work" flipbook validate .
FROM swift:6.2-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends libxml2-dev zlib1g-dev pkg-config make
COPY . /flipbook
RUN make -C /flipbook install DESTDIR=/installed PREFIX=/usr

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libxml2 libstdc++6
COPY --from=build /installed /
# Messages and boards on a terminal are in UTF-8.
ENV LANG=C.UTF-8
WORKDIR /work
ENTRYPOINT ["flipbook"]
